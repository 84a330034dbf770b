import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { requirePermission } from '../core/permissions.ts';
import type { Viewer } from '../core/viewer.ts';
import type { DateRange } from '../core/dateRange.ts';
import { happenedWithin } from '../db/happenedWithin.ts';

/** The cash of a range, in paise. */
export interface Cash {
  /** What riders and the shop collected on delivery, tips included. */
  collected: number;
  /** What was refunded in cash. */
  refunded: number;
}

/** Sums the cash of a range by the days on which it changed hands, by one statement. */
export async function countCash(viewer: Viewer, { first, last }: DateRange): Promise<Cash> {
  requirePermission(viewer, 'REPORTS');
  const [cash] = await db.$queryRaw<{ collected: bigint; refunded: bigint }[]>`
    SELECT
      (SELECT coalesce(sum(payment.amount_paise + payment.round_off_paise), 0)::bigint FROM payments payment
       WHERE payment.method = 'CASH_ON_DELIVERY' AND ${happenedWithin(Prisma.sql`payment.paid_at`, first, last)}
      ) AS collected,
      (SELECT coalesce(sum(refund.amount_paise + refund.round_off_paise), 0)::bigint FROM refunds refund
       JOIN payments payment ON payment.id = refund.payment_id
       WHERE refund.status = 'SUCCEEDED' AND (refund.method = 'CASH' OR (refund.method = 'ORIGINAL_PAYMENT' AND payment.method = 'CASH_ON_DELIVERY'))
         AND ${happenedWithin(Prisma.sql`refund.settled_at`, first, last)}
      ) AS refunded`;
  return { collected: Number(cash?.collected ?? 0), refunded: Number(cash?.refunded ?? 0) };
}
