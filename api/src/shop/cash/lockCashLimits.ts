import type { Transaction } from '../../platform/db/client.ts';
import type { CashOrder } from './checkCashOrder.ts';

// The first of two keys each, unique among the shop's advisory locks.
const ADDRESS_LOCK = 7_310_005;
const NETWORK_LOCK = 7_310_006;

/** What the limits depend on. */
export interface CashAccount {
  isEmailConfirmed: boolean;
  hasReceivedOrder: boolean;
  /** Staff have blocked cash on delivery for it. */
  isCashBlocked: boolean;
  /** They had blocked it for a deleted account with the same contacts. */
  isFormerlyBlocked: boolean;
}

/**
 * Reads the account of a cash order, and locks its address and, for a newcomer, its network until the transaction ends, so that orders of
 * several accounts are counted one after the other. The orders have to be counted by a later statement, which sees what earlier holders of
 * the locks have committed. Transactions take these locks after those of products, and the address's before the network's.
 */
export async function lockCashLimits(
  tx: Transaction,
  { userId, addressKey, networkKey, contactKeys }: CashOrder,
): Promise<CashAccount> {
  const [account] = await tx.$queryRaw<[CashAccount]>`
    SELECT account."isEmailConfirmed", account."hasReceivedOrder", account."isCashBlocked", account."isFormerlyBlocked",
           pg_advisory_xact_lock(${ADDRESS_LOCK}::int, hashtext(${addressKey}))::text AS "addressLock",
           CASE WHEN NOT account."isEmailConfirmed" AND NOT account."hasReceivedOrder"
             THEN pg_advisory_xact_lock(${NETWORK_LOCK}::int, hashtext(${networkKey}))::text END AS "networkLock"
    FROM (
      SELECT email_verified_at IS NOT NULL AS "isEmailConfirmed",
             EXISTS (SELECT FROM orders WHERE user_id = users.id AND status = 'DELIVERED') AS "hasReceivedOrder",
             EXISTS (SELECT FROM user_blocks WHERE user_id = users.id AND kind = 'CASH_ON_DELIVERY' AND lifted_at IS NULL) AS "isCashBlocked",
             EXISTS (SELECT FROM user_blocks WHERE contact_keys && ${contactKeys}::text[]) AS "isFormerlyBlocked"
      FROM users WHERE id = ${userId}::uuid) AS account`;
  return account;
}
