import type { Transaction } from '../../platform/db/client.ts';
import type { FulfillmentHoldReason } from '../../platform/db/generated/client.ts';
import { PaymentUnavailableError, type PaymentRemedy } from '../payments/paymentErrors.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { brokenCashLimit } from './brokenCashLimit.ts';
import { countCashOrders } from './countCashOrders.ts';
import { FormerBlockError } from './formerBlock.ts';
import { lockCashLimits } from './lockCashLimits.ts';

/** An order that is to be paid in cash on delivery. */
export interface CashOrder {
  userId: string;
  pieces: number;
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
  tx: Transaction,
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
  const counts = await countCashOrders(tx, order, now);
  const broken = brokenCashLimit({ order, account, counts }, shop.cashLimits);
  if (broken) throw refusal(broken.text, [...broken.remedies, ...payOnline], broken.later);
  const isLarge = shop.reviewOrdersAbove !== null && counts.account.value + order.value > shop.reviewOrdersAbove;
  return isLarge && !account.hasReceivedOrder ? 'HIGH_RISK_OF_FRAUD' : null;
}

function refusal(text: string, remedies: PaymentRemedy[], later?: string): PaymentUnavailableError {
  const advice = [...remedies.map((remedy) => REMEDY_TEXTS[remedy]), ...(later === undefined ? [] : [later])];
  return new PaymentUnavailableError(`${text} Please ${alternatives.format(advice)}.`, remedies);
}
