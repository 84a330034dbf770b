import { db } from '../../../platform/db/client.ts';

/** The sums of a shift's movements, in paise. */
export interface CashTotals {
  collectedPaise: number;
  /** Positive, as what is collected. */
  refundedPaise: number;
  /** What rounding to whole rupees has added to the cash; negative when it took off. */
  roundOffPaise: number;
  count: number;
}

/** The sums of the movements of shifts, in one statement; a shift without movements is missing. */
export async function readCashTotals(shiftIds: readonly string[]): Promise<Map<string, CashTotals>> {
  const rows = await db.$queryRaw<(CashTotals & { id: string })[]>`
    SELECT movement.shift_id::text AS id, count(*)::int AS count,
      COALESCE(sum(movement.amount_paise) FILTER (WHERE movement.kind = 'COLLECTION'), 0)::float8 AS "collectedPaise",
      COALESCE(-sum(movement.amount_paise) FILTER (WHERE movement.kind = 'REFUND'), 0)::float8 AS "refundedPaise",
      COALESCE(sum(COALESCE(payment.round_off_paise, -refund.round_off_paise)), 0)::float8 AS "roundOffPaise"
    FROM cash_movements movement
    LEFT JOIN payments payment ON payment.order_id = movement.order_id AND movement.kind = 'COLLECTION'
    LEFT JOIN refunds refund ON refund.id = movement.refund_id
    WHERE movement.shift_id = ANY(${[...shiftIds]}::uuid[])
    GROUP BY movement.shift_id`;
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}
