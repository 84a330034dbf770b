import type { OrderLimit } from '../config/shopSettings.ts';
import type { Transaction } from '../db/client.ts';
import { formatRupees } from '../money/formatRupees.ts';
import { PaymentUnavailableError } from './paymentErrors.ts';
import type { PaymentServices } from './paymentServices.ts';

const DAY_MS = 86_400_000;

/** What an account orders with cash on delivery; the value is in paise. */
interface CashOrder {
  userId: string;
  pieces: number;
  value: number;
}

/** What an account has ordered with cash on delivery so far. */
interface CashRow {
  /** Whether the account has confirmed its address, or received an order. */
  isKnown: boolean;
  openOrders: number;
  openPieces: number;
  openValue: number;
  dayOrders: number;
  dayPieces: number;
  dayValue: number;
}

/**
 * Orders with cash on delivery hold stock without a payment, so what an account orders is limited. The caller has locked the user,
 * so that no other order of the account is counted at the same time.
 * @throws PaymentUnavailableError that says what would help
 */
export async function checkCashLimits(
  tx: Transaction,
  { userId, pieces, value }: CashOrder,
  { shop, now }: Pick<PaymentServices, 'shop' | 'now'>,
): Promise<void> {
  const { newcomer, account, day } = shop.cashLimits;
  const row = await readCashOrders(tx, userId, new Date(now.getTime() - DAY_MS));
  const open = { orders: row.openOrders + 1, pieces: row.openPieces + pieces, value: row.openValue + value };
  const ofDay = { orders: row.dayOrders + 1, pieces: row.dayPieces + pieces, value: row.dayValue + value };
  if (!row.isKnown && isAbove(open, newcomer)) {
    throw new PaymentUnavailableError(
      `Until you confirm your email or receive an order, Cash on Delivery is for ${describe(newcomer)}. Please confirm your email, or order less.`,
    );
  }
  if (row.isKnown && isAbove(open, account)) {
    throw new PaymentUnavailableError(
      `Cash on Delivery is for ${describe(account)} at a time. Please order less, or wait for your groceries to arrive.`,
    );
  }
  if (isAbove(ofDay, day)) {
    throw new PaymentUnavailableError(
      `Cash on Delivery is for ${describe(day)} in 24 hours. Please order less, or try again tomorrow.`,
    );
  }
}

async function readCashOrders(tx: Transaction, userId: string, dayAgo: Date): Promise<CashRow> {
  const [row] = await tx.$queryRaw<[CashRow]>`
    SELECT account.email_verified_at IS NOT NULL OR EXISTS (
             SELECT FROM orders WHERE user_id = account.id AND status = 'DELIVERED') AS "isKnown",
           cash."openOrders", cash."openPieces", cash."openValue", cash."dayOrders", cash."dayPieces", cash."dayValue"
    FROM users account CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE is_open))::int AS "openOrders",
             coalesce(sum(quantity) FILTER (WHERE is_open), 0)::int AS "openPieces",
             coalesce(sum(grand_total_paise) FILTER (WHERE is_open), 0)::float8 AS "openValue",
             (count(*) FILTER (WHERE is_of_day))::int AS "dayOrders",
             coalesce(sum(quantity) FILTER (WHERE is_of_day), 0)::int AS "dayPieces",
             coalesce(sum(grand_total_paise) FILTER (WHERE is_of_day), 0)::float8 AS "dayValue"
      FROM (
        SELECT quantity, grand_total_paise, created_at > ${dayAgo} AND status <> 'CANCELLED' AS is_of_day,
               status IN ('PLACED', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY') AS is_open
        FROM orders WHERE user_id = account.id AND payment_method = 'CASH_ON_DELIVERY') AS placed) AS cash
    WHERE account.id = ${userId}::uuid`;
  return row;
}

function isAbove(ordered: OrderLimit, limit: OrderLimit | null): limit is OrderLimit {
  return (
    limit !== null && (ordered.orders > limit.orders || ordered.pieces > limit.pieces || ordered.value > limit.value)
  );
}

function describe({ orders, pieces, value }: OrderLimit): string {
  return `${orders} ${orders === 1 ? 'order' : 'orders'} of up to ${pieces} items and ${formatRupees(value)} in all`;
}
