import type { Transaction } from '../../../../platform/db/client.ts';
import { Prisma } from '../../../../platform/db/generated/client.ts';
import { PRODUCT_NOT_FOUND } from '../writeBulkChanges.ts';
import type { BulkBlock } from './runBulkBlock.ts';
import { writeBlockResults } from './writeBlockResults.ts';
import { bulkChangeSql } from './bulkChangeSql.ts';
import { writeBlockValues } from './writeBlockValues.ts';

const CHANGED_AGAIN = 'It was changed again since then';
const SKU_TAKEN = 'Another product has its SKU now';
const CATEGORY_GONE = 'One of its former categories no longer exists';

/** Gives the products of a block their former values. A product that was changed again since then stays as it is. */
export async function undoBulkBlock(tx: Transaction, block: BulkBlock) {
  const { operationId, operation } = block;
  const { current } = bulkChangeSql(operation.change);
  const isDelete = operation.change.kind === 'DELETE';
  await lockFormerCategories(tx, block);
  const isGone = (key: string, table: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT FROM jsonb_array_elements_text(stored.before -> ${key}::text) AS former (id)
    WHERE NOT EXISTS (SELECT FROM ${table} AS found WHERE found.id = former.id::uuid))`;
  const counts = await writeBlockResults(
    tx,
    block,
    Prisma.sql`
      SELECT product.id AS product_id, stored.name, stored.before, stored.after, checked.reason,
        CASE WHEN checked.reason IS NULL THEN 'UNDONE' ELSE 'KEPT' END AS outcome
      FROM product_bulk_operation_rows AS stored
      JOIN products AS product ON product.id = stored.product_id
      CROSS JOIN LATERAL (SELECT CASE
        WHEN product.deleted_at IS NOT NULL AND NOT ${isDelete}::boolean THEN ${PRODUCT_NOT_FOUND}::text
        WHEN ${current} <> stored.after THEN ${CHANGED_AGAIN}::text
        WHEN ${isDelete}::boolean AND EXISTS (SELECT FROM products AS other WHERE other.sku = stored.before ->> 'sku')
          THEN ${SKU_TAKEN}::text
        WHEN ${isGone('categoryIds', Prisma.sql`categories`)} OR ${isGone('subCategoryIds', Prisma.sql`sub_categories`)}
          THEN ${CATEGORY_GONE}::text
      END AS reason) AS checked
      WHERE stored.operation_id = ${operationId}::uuid`,
  );
  await writeBlockValues(tx, block, { values: 'before', outcome: 'UNDONE' });
  return counts;
}

/** Locks the block's previous categories and sub-categories against deletion. */
async function lockFormerCategories(tx: Transaction, { operationId, operation, productIds }: BulkBlock): Promise<void> {
  if (operation.change.kind !== 'CATEGORIES') return;
  const former = (key: string) => Prisma.sql`
    SELECT jsonb_array_elements_text(before -> ${key}::text)::uuid FROM product_bulk_operation_rows
    WHERE operation_id = ${operationId}::uuid AND product_id = ANY (${productIds}::uuid[])`;
  await tx.$executeRaw`SELECT FROM categories WHERE id IN (${former('categoryIds')}) ORDER BY id FOR KEY SHARE`;
  await tx.$executeRaw`SELECT FROM sub_categories WHERE id IN (${former('subCategoryIds')}) ORDER BY id FOR KEY SHARE`;
}
