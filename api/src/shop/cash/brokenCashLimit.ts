import type { OrderLimit } from '../../platform/config/settings/numberKinds.ts';
import type { CashLimits } from '../../platform/config/settings/shopSettings.ts';
import { formatRupees } from '../../platform/money/rupees.ts';
import type { PaymentRemedy } from '../payments/paymentErrors.ts';
import type { CashOrder } from './checkCashOrder.ts';
import type { CashCounts } from './countCashOrders.ts';
import type { CashAccount } from './lockCashLimits.ts';

/** A limit that an order would break. */
interface BrokenLimit {
  /** The limit in one sentence. */
  text: string;
  /** What the shopper can do at once. */
  remedies: PaymentRemedy[];
  /** What helps later, to be read after `Please`. */
  later: string;
}

interface LimitRow {
  name: keyof CashLimits;
  /** The orders that count. */
  scope: keyof CashCounts;
  /** The accounts that have the limit; left out: all. */
  isForNewcomers?: boolean;
  /** `most` is the limit in words. */
  text: (most: string) => string;
  canConfirmEmail?: boolean;
  later: string;
}

/** The limits in the sequence in which they are reported. */
const LIMITS: readonly LimitRow[] = [
  {
    name: 'newcomer',
    scope: 'account',
    isForNewcomers: true,
    text: (most) => `Until you confirm your email or receive an order, Cash on Delivery is for ${most}.`,
    canConfirmEmail: true,
    later: 'wait for your groceries to arrive',
  },
  {
    name: 'account',
    scope: 'account',
    isForNewcomers: false,
    text: (most) => `Cash on Delivery is for ${most} at a time.`,
    later: 'wait for your groceries to arrive',
  },
  {
    name: 'day',
    scope: 'day',
    text: (most) => `Cash on Delivery is for ${most} in 24 hours.`,
    later: 'try again tomorrow',
  },
  {
    name: 'address',
    scope: 'address',
    text: (most) => `Cash on Delivery to one address is for ${most} at a time.`,
    later: 'wait until the other orders to your address have arrived',
  },
  {
    name: 'network',
    scope: 'network',
    isForNewcomers: true,
    text: () => 'Many first orders with Cash on Delivery came from your network today.',
    canConfirmEmail: true,
    later: 'try again tomorrow',
  },
];

/** The first limit that the order breaks; null if there is none. Ordering less is a remedy of a new order, if a smaller one keeps the limit. */
export function brokenCashLimit(
  { order, account, counts }: { order: CashOrder; account: CashAccount; counts: CashCounts },
  limits: CashLimits,
): BrokenLimit | null {
  const isNewcomer = !account.isEmailConfirmed && !account.hasReceivedOrder;
  for (const { name, scope, isForNewcomers = isNewcomer, text, canConfirmEmail, later } of LIMITS) {
    const limit = limits[name];
    if (limit === null || isForNewcomers !== isNewcomer || keeps(limit, counts[scope], order)) continue;
    const remedies: PaymentRemedy[] = canConfirmEmail ? ['CONFIRM_EMAIL'] : [];
    if (order.isNew && keeps(limit, counts[scope], { pieces: 1, value: 1 })) remedies.push('ORDER_LESS');
    return { text: text(inWords(limit)), remedies, later };
  }
  return null;
}

function keeps(
  limit: OrderLimit,
  counted: OrderLimit,
  { pieces, value }: Pick<CashOrder, 'pieces' | 'value'>,
): boolean {
  return (
    counted.orders < limit.orders && counted.pieces + pieces <= limit.pieces && counted.value + value <= limit.value
  );
}

function inWords({ orders, pieces, value }: OrderLimit): string {
  return `${orders} ${orders === 1 ? 'order' : 'orders'} of up to ${pieces} items and ${formatRupees(value)} in all`;
}
