import type { Transaction } from '../../../../platform/db/client.ts';
import { Prisma } from '../../../../platform/db/generated/client.ts';
import { lockCategories, lockSubCategories } from '../../categories/lockCategories.ts';
import type { BulkBlock } from './runBulkBlock.ts';
import { writeBlockResults } from './writeBlockResults.ts';
import type { BulkChange } from './bulkChange.ts';
import { bulkChangeSql } from './bulkChangeSql.ts';
import { writeBlockValues } from './writeBlockValues.ts';
import { PRODUCT_NOT_FOUND } from '../writeBulkChanges.ts';

/** Changes the products of a block, and stores their former and new values. What can't have the new value stays as it is. */
export async function applyBulkBlock(tx: Transaction, block: BulkBlock) {
  const { change } = block.operation;
  await lockReferences(tx, change);
  const { current, target, refusal } = bulkChangeSql(change);
  const counts = await writeBlockResults(
    tx,
    block,
    Prisma.sql`
      SELECT product.id AS product_id, product.name, state.current AS before, state.target AS after, checked.reason,
        CASE WHEN checked.reason IS NOT NULL THEN 'REFUSED' WHEN state.current = state.target THEN 'UNCHANGED'
          ELSE 'CHANGED' END AS outcome
      FROM products AS product
      CROSS JOIN LATERAL (SELECT ${current} AS current, ${target} AS target) AS state
      CROSS JOIN LATERAL (
        SELECT CASE WHEN product.deleted_at IS NOT NULL THEN ${PRODUCT_NOT_FOUND}::text ELSE ${refusal} END AS reason
      ) AS checked`,
  );
  await writeBlockValues(tx, block, { values: 'after', outcome: 'CHANGED' });
  return counts;
}

/** Locks the categories that products are added to. @throws CategoryNotFoundError, SubCategoryNotFoundError */
async function lockReferences(tx: Transaction, change: BulkChange): Promise<void> {
  if (change.kind !== 'CATEGORIES' || change.mode === 'REMOVE') return;
  await lockCategories(tx, change.categoryIds);
  await lockSubCategories(tx, change.subCategoryIds);
}
