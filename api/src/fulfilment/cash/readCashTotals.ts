import { db } from '../../db/client.ts';

/** The sums of a shift's movements, in paise; both are positive. */
export interface CashTotals {
  collectedPaise: number;
  refundedPaise: number;
  count: number;
}

/** The sums of the movements of shifts, in one statement; a shift without movements is missing. */
export async function readCashTotals(shiftIds: readonly string[]): Promise<Map<string, CashTotals>> {
  const rows = await db.$queryRaw<(CashTotals & { id: string })[]>`
    SELECT shift_id::text AS id, count(*)::int AS count,
      COALESCE(sum(amount_paise) FILTER (WHERE kind = 'COLLECTION'), 0)::float8 AS "collectedPaise",
      COALESCE(-sum(amount_paise) FILTER (WHERE kind = 'REFUND'), 0)::float8 AS "refundedPaise"
    FROM cash_movements WHERE shift_id = ANY(${[...shiftIds]}::uuid[])
    GROUP BY shift_id`;
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}
