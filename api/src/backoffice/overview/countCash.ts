import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { happenedWithin } from '../../platform/db/keysetSql.ts';

/** The cash of a range, in paise. */
export interface Cash {
  /** What riders and the shop collected on delivery, tips included. */
  collected: number;
  /** What was refunded in cash. */
  refunded: number;
  /** What whole rupees have added to both; negative when they took off. */
  roundOff: number;
}

/** Sums the cash of a range by the days on which it changed hands, by one statement. */
export async function countCash(viewer: Viewer, { first, last }: DateRange): Promise<Cash> {
  requirePermission(viewer, 'REPORTS');
  const [cash] = await db.$queryRaw<Record<keyof Cash, bigint>[]>`
    WITH paid AS (
      SELECT coalesce(sum(payment.amount_paise), 0) AS amount, coalesce(sum(payment.round_off_paise), 0) AS round_off FROM payments payment
      WHERE payment.method = 'CASH_ON_DELIVERY' AND ${happenedWithin(Prisma.sql`payment.paid_at`, first, last)}
    ), paid_back AS (
      SELECT coalesce(sum(refund.amount_paise), 0) AS amount, coalesce(sum(refund.round_off_paise), 0) AS round_off FROM refunds refund
      JOIN payments payment ON payment.id = refund.payment_id
      WHERE refund.status = 'SUCCEEDED' AND (refund.method = 'CASH' OR (refund.method = 'ORIGINAL_PAYMENT' AND payment.method = 'CASH_ON_DELIVERY'))
        AND ${happenedWithin(Prisma.sql`refund.settled_at`, first, last)}
    )
    SELECT (paid.amount + paid.round_off)::bigint AS collected, (paid_back.amount + paid_back.round_off)::bigint AS refunded,
      (paid.round_off - paid_back.round_off)::bigint AS "roundOff"
    FROM paid, paid_back`;
  return {
    collected: Number(cash?.collected ?? 0),
    refunded: Number(cash?.refunded ?? 0),
    roundOff: Number(cash?.roundOff ?? 0),
  };
}
