import type { Viewer } from '../../platform/core/viewer.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

const LOCK = 7_310_010; // the first of two keys, unique among the shop's advisory locks

/** What a member of staff is about to give to a customer. */
interface Given {
  amountPaise: bigint;
  /** The most for one person within 24 hours; null for none. */
  limitPaise: number | null;
  now: Date;
}

/**
 * Why the viewer can't give that amount: with what they refunded and added to store credit within 24 hours it is more than one person may, so
 * a second one has to confirm it by giving it. Null when they can. Concurrent calls of one person wait for each other until the transaction ends.
 */
export async function exceedsDailyRefunds(
  tx: Transaction,
  { userId }: Viewer,
  { amountPaise, limitPaise, now }: Given,
): Promise<string | null> {
  if (limitPaise === null) return null;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${LOCK}::int, hashtext(${userId}))::text`;
  const since = new Date(now.getTime() - DAY_MS);
  const [{ givenPaise }] = await tx.$queryRaw<[{ givenPaise: bigint }]>`
    SELECT ((
        SELECT coalesce(sum(amount_paise + store_credit_paise), 0) FROM refunds
        WHERE actor_id = ${userId}::uuid AND reason = 'RETURNED' AND status <> 'FAILED' AND created_at > ${since}
      ) + (
        SELECT coalesce(sum(amount_paise), 0) FROM store_credit_transactions
        WHERE actor_id = ${userId}::uuid AND event = 'ADJUSTMENT' AND amount_paise > 0 AND created_at > ${since}
      ))::bigint AS "givenPaise"`;
  if (givenPaise + amountPaise <= BigInt(limitPaise)) return null;
  const limit = formatRupees(limitPaise);
  return `You can refund up to ${limit} in 24 hours, and have refunded ${formatRupees(givenPaise)}. Ask a colleague to do this one`;
}
