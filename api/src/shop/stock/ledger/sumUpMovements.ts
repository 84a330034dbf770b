import { db } from '../../../platform/db/client.ts';

const MAX_PRODUCTS = 1000;

/**
 * Replaces all movements of a product before `until` by one, its opening balance; returns the number of products whose movements
 * were summed up, at most 1,000. The stock of a product stays the sum of its ledger.
 */
export function sumUpMovements(until: Date): Promise<number> {
  const firstKeptId = leastIdOf(until);
  return db.$executeRaw`
    WITH old AS (
      SELECT product_id, sum(delta) AS delta, max(id::text)::uuid AS last_id, max(created_at) AS last_at
      FROM stock_movements WHERE id < ${firstKeptId}::uuid
      GROUP BY product_id HAVING count(*) > 1 OR bool_or(reason <> 'OPENING_BALANCE')
      LIMIT ${MAX_PRODUCTS}
    ), deleted AS (
      DELETE FROM stock_movements movement USING old
      WHERE movement.product_id = old.product_id AND movement.id < ${firstKeptId}::uuid
        AND (movement.id <> old.last_id OR old.delta = 0)
    ), summed AS (
      UPDATE stock_movements movement
      SET delta = old.delta, reason = 'OPENING_BALANCE', order_id = NULL, actor_id = NULL, note = NULL
      FROM old WHERE movement.id = old.last_id AND old.delta <> 0
    )
    SELECT FROM old`;
}

/** The least uuid v7 of a moment: its first 48 bits are the milliseconds. */
function leastIdOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
