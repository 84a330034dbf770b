import { expect } from 'vitest';
import { db } from '../platform/db/client.ts';

/**
 * Expects that the ledger of cash has exactly what these shoppers paid and got back in cash, row by row, and that each closed shift has
 * what its rows add up to.
 */
export async function expectCash(userIds: readonly string[]): Promise<void> {
  const differences = await db.$queryRaw<object[]>`
    WITH own AS (
      SELECT payments.* FROM payments JOIN orders ON orders.id = payments.order_id WHERE orders.user_id = ANY(${[...userIds]}::uuid[])
    ), made AS (
      SELECT order_id, NULL::uuid AS refund_id, amount_paise + round_off_paise AS amount_paise FROM own
      WHERE method = 'CASH_ON_DELIVERY' AND paid_at IS NOT NULL AND amount_paise + round_off_paise > 0
      UNION ALL
      SELECT own.order_id, refunds.id, -(refunds.amount_paise + refunds.round_off_paise)
      FROM refunds JOIN own ON own.id = refunds.payment_id
      WHERE refunds.method = 'CASH' AND refunds.amount_paise + refunds.round_off_paise > 0
    ), ledger AS (
      SELECT order_id, refund_id, amount_paise FROM cash_movements WHERE order_id IN (SELECT order_id FROM own)
    )
    (SELECT 'not in the ledger' AS problem, * FROM (SELECT * FROM made EXCEPT ALL SELECT * FROM ledger) AS missing)
    UNION ALL
    (SELECT 'in the ledger alone', * FROM (SELECT * FROM ledger EXCEPT ALL SELECT * FROM made) AS extra)`;
  const uneven = await db.$queryRaw<object[]>`
    SELECT movement.id FROM cash_movements movement JOIN orders ON orders.id = movement.order_id
    WHERE orders.user_id = ANY(${[...userIds]}::uuid[]) AND movement.amount_paise % 100 <> 0`;
  expect(uneven, 'cash is whole rupees').toEqual([]);
  expect(differences, 'cash of shifts = payments and refunds in cash').toEqual([]);
  const wrong = await db.$queryRaw<object[]>`
    SELECT shift.id FROM cash_shifts shift LEFT JOIN cash_movements movement ON movement.shift_id = shift.id
    WHERE shift.closed_at IS NOT NULL
    GROUP BY shift.id
    HAVING shift.expected_paise <> shift.opening_paise + coalesce(sum(movement.amount_paise), 0)`;
  expect(wrong, 'a closed shift = its rows').toEqual([]);
}
