import type { StatementRunner } from '../../platform/db/runTransaction.ts';
import { type FulfillmentHoldReason, Prisma } from '../../platform/db/generated/client.ts';
import { PaymentUnavailableError, type PaymentRemedy } from '../payments/paymentErrors.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { FormerBlockError } from './formerBlock.ts';
import type { OrderLimit } from '../../platform/config/settings/numberKinds.ts';
import type { CashLimits } from '../../platform/config/settings/shopSettings.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { OPEN_STATES } from '../orders/orderStates.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

const NOTHING: OrderLimit = { orders: 0, pieces: 0, value: 0 };

/** Orders with something to pay in cash; `amount_paise` is what it is. */
const CASH_ORDERS = Prisma.sql`orders
  JOIN payments ON payments.order_id = orders.id AND payments.method = 'CASH_ON_DELIVERY' AND payments.amount_paise > 0`;

/** What was ordered with cash on delivery so far, as each limit counts it. */
type CashCounts = Readonly<Record<Scope, OrderLimit>>;
type Scope = 'account' | 'day' | 'address' | 'network';

/**
 * Counts cash orders: the open ones of the account, those of its last 24 hours, the open ones to the address, and those that newcomers
 * placed from the network within 24 hours. A scope that no limit needs is not read: a network of mobile phones has thousands of orders.
 */
async function countCashOrders(
  tx: StatementRunner,
  { userId, addressKey, networkKey }: CashOrder,
  { scopes, now }: { scopes: ReadonlySet<Scope>; now: Date },
): Promise<CashCounts> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const rows = await tx.$queryRaw<(OrderLimit & { scope: Scope })[]>`
    WITH own AS (
      SELECT orders.status = ANY (${OPEN_STATES}::order_status[]) AS is_open, orders.created_at, orders.status, quantity, amount_paise
      FROM ${CASH_ORDERS} WHERE user_id = ${userId}::uuid AND ${scopes.has('account') || scopes.has('day')}
        AND (orders.created_at > ${dayAgo} OR orders.status = ANY (${OPEN_STATES}::order_status[]))
    )
    SELECT scope, count(*)::int AS orders, sum(quantity)::int AS pieces, sum(amount_paise)::float8 AS value
    FROM (
      SELECT 'account' AS scope, quantity, amount_paise FROM own WHERE is_open
      UNION ALL
      SELECT 'day', quantity, amount_paise FROM own WHERE created_at > ${dayAgo} AND status <> 'CANCELLED'
      UNION ALL
      SELECT 'address', quantity, amount_paise FROM ${CASH_ORDERS}
      WHERE ${scopes.has('address')} AND address_key = ${addressKey} AND orders.status = ANY (${OPEN_STATES}::order_status[])
      UNION ALL
      SELECT 'network', quantity, amount_paise FROM ${CASH_ORDERS} JOIN users ON users.id = orders.user_id
      WHERE ${scopes.has('network')} AND network_key = ${networkKey} AND orders.created_at > ${dayAgo}
        AND orders.status <> 'CANCELLED' AND users.email_verified_at IS NULL
        AND NOT EXISTS (SELECT FROM orders received WHERE received.user_id = users.id AND received.status = 'DELIVERED')
    ) AS counted
    GROUP BY scope`;
  const counts = { account: NOTHING, day: NOTHING, address: NOTHING, network: NOTHING };
  for (const { scope, ...count } of rows) counts[scope] = count;
  return counts;
}

// The first of two keys each, unique among the shop's advisory locks.
const ADDRESS_LOCK = 7_310_005;
const NETWORK_LOCK = 7_310_006;

/** What the limits depend on. */
interface CashAccount {
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
async function lockCashLimits(tx: StatementRunner, { userId, addressKey, networkKey, contactKeys }: CashOrder) {
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

interface LimitRow {
  name: keyof CashLimits;
  /** The orders that count. */
  scope: Scope;
  /** The accounts that have the limit; left out: all. */
  isForNewcomers?: boolean;
  /** `most` is the limit in words. */
  text: (most: string) => string;
  canConfirmEmail?: boolean;
  /** What helps later, to be read after `Please`. */
  later: string;
}

/** The limits in the sequence in which they are reported. */
const LIMITS: readonly LimitRow[] = [
  {
    name: 'newcomer',
    scope: 'account',
    isForNewcomers: true,
    text: (most) => `Until you confirm your email or receive an order, Cash on Delivery is limited to ${most}.`,
    canConfirmEmail: true,
    later: 'wait for your groceries to arrive',
  },
  {
    name: 'account',
    scope: 'account',
    isForNewcomers: false,
    text: (most) => `Cash on Delivery is limited to ${most} at a time.`,
    later: 'wait for your groceries to arrive',
  },
  {
    name: 'day',
    scope: 'day',
    text: (most) => `Cash on Delivery is limited to ${most} in 24 hours.`,
    later: 'try again tomorrow',
  },
  {
    name: 'address',
    scope: 'address',
    text: (most) => `Cash on Delivery to one address is limited to ${most} at a time.`,
    later: 'wait until the other orders to your address have arrived',
  },
  {
    name: 'network',
    scope: 'network',
    isForNewcomers: true,
    text: () => 'There were many first Cash on Delivery orders from your network today.',
    canConfirmEmail: true,
    later: 'try again tomorrow',
  },
];

/**
 * The first limit that the order breaks, what the shopper can do at once, and what helps later; null if there is none. Ordering less is a remedy of a new order, if a smaller one keeps the limit.
 */
function brokenCashLimit(
  { order, account, counts }: { order: CashOrder; account: CashAccount; counts: CashCounts },
  limits: CashLimits,
) {
  for (const { name, scope, text, canConfirmEmail, later } of limitsOf(account)) {
    const limit = limits[name];
    if (limit === null || keeps(limit, counts[scope], order)) continue;
    const remedies: PaymentRemedy[] = canConfirmEmail ? ['CONFIRM_EMAIL'] : [];
    if (order.isNew && keeps(limit, counts[scope], { quantity: 1, value: 1 })) remedies.push('ORDER_LESS');
    return { text: text(inWords(limit)), remedies, later };
  }
  return null;
}

function limitsOf({ isEmailConfirmed, hasReceivedOrder }: CashAccount): readonly LimitRow[] {
  const isNewcomer = !isEmailConfirmed && !hasReceivedOrder;
  return LIMITS.filter(({ isForNewcomers = isNewcomer }) => isForNewcomers === isNewcomer);
}

function keeps(limit: OrderLimit, counted: OrderLimit, { quantity, value }: Pick<CashOrder, 'quantity' | 'value'>) {
  return (
    counted.orders < limit.orders && counted.pieces + quantity <= limit.pieces && counted.value + value <= limit.value
  );
}

function inWords({ orders, pieces, value }: OrderLimit): string {
  return `${orders} ${orders === 1 ? 'order' : 'orders'} of up to ${pieces} items and ${formatRupees(value)} in all`;
}

interface CashOrder {
  userId: string;
  quantity: number;
  /** In paise. */
  value: number;
  /** Whether the shopper can still order less: the order is not placed yet. */
  isNew: boolean;
  /** The keys of the address and of the network; null for an order that is older than a week. */
  addressKey: string | null;
  networkKey: string | null;
  /** The fingerprints of the shopper's e-mail address and mobile numbers. */
  contactKeys: readonly string[];
}

const BLOCKED = 'Cash on Delivery isn’t available for your account.';
const NEEDS_CONFIRMED_EMAIL = 'Cash on Delivery needs a confirmed email.';

const REMEDY_TEXTS: Readonly<Record<PaymentRemedy, string>> = {
  CONFIRM_EMAIL: 'confirm your email',
  ORDER_LESS: 'order less',
  PAY_ONLINE: 'pay online',
};

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Orders with cash on delivery hold stock without a payment, so staff may block them for an account, the orders of an account, address and
 * network are limited, and a large order of an account that has received nothing yet is held. Returns why the order has to be held; null
 * when it has not. The caller has locked the user, the cart lines and the products.
 * @throws PaymentUnavailableError that says what would help, FormerBlockError
 */
export async function checkCashOrder(
  tx: StatementRunner,
  order: CashOrder,
  { shop, payments, now }: Pick<PaymentServices, 'shop' | 'payments' | 'now'>,
): Promise<FulfillmentHoldReason | null> {
  const payOnline: PaymentRemedy[] = payments.name === 'none' ? [] : ['PAY_ONLINE'];
  const account = await lockCashLimits(tx, order);
  if (account.isFormerlyBlocked) throw new FormerBlockError(order);
  if (account.isCashBlocked) throw refusal(BLOCKED, payOnline, 'contact us');
  if (shop.cashNeedsConfirmedEmail && !account.isEmailConfirmed) {
    throw refusal(NEEDS_CONFIRMED_EMAIL, ['CONFIRM_EMAIL', ...payOnline]);
  }
  const reviewAbove = account.hasReceivedOrder ? null : shop.reviewOrdersAbove;
  const scopes = new Set(limitsOf(account).flatMap(({ name, scope }) => (shop.cashLimits[name] ? [scope] : [])));
  if (reviewAbove !== null) scopes.add('account');
  const counts = await countCashOrders(tx, order, { scopes, now });
  const broken = brokenCashLimit({ order, account, counts }, shop.cashLimits);
  if (broken) throw refusal(broken.text, [...broken.remedies, ...payOnline], broken.later);
  return reviewAbove !== null && counts.account.value + order.value > reviewAbove ? 'HIGH_RISK_OF_FRAUD' : null;
}

function refusal(text: string, remedies: PaymentRemedy[], later?: string): PaymentUnavailableError {
  const advice = [...remedies.map((remedy) => REMEDY_TEXTS[remedy]), ...(later === undefined ? [] : [later])];
  return new PaymentUnavailableError(`${text} Please ${alternatives.format(advice)}.`, remedies);
}
