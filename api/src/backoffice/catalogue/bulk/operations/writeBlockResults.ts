import type { Transaction } from '../../../../platform/db/client.ts';
import type { BulkOutcome, Prisma } from '../../../../platform/db/generated/client.ts';
import type { BulkBlock } from './runBulkBlock.ts';

/** Gives the rows of a block the results of a query with the columns of `product_bulk_operation_rows`, and counts them. */
export async function writeBlockResults(
  tx: Transaction,
  { operationId, productIds }: BulkBlock,
  results: Prisma.Sql,
): Promise<Partial<Record<BulkOutcome, number>>> {
  const counts = await tx.$queryRaw<{ outcome: BulkOutcome; count: number }[]>`
    WITH written AS (
      UPDATE product_bulk_operation_rows AS stored
      SET outcome = result.outcome::bulk_outcome, name = result.name, before = result.before, after = result.after,
        reason = result.reason
      FROM (${results}) AS result
      WHERE stored.operation_id = ${operationId}::uuid AND stored.product_id = ANY (${productIds}::uuid[])
        AND stored.product_id = result.product_id
      RETURNING stored.outcome
    )
    SELECT outcome, count(*)::int AS count FROM written GROUP BY outcome`;
  return Object.fromEntries(counts.map(({ outcome, count }) => [outcome, count]));
}
