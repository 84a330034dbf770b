import type { DeliveryFailureReason, OrderActor, RefundReason } from '../../../platform/db/generated/client.ts';
import { SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';

/** Where the money goes, and when it is seen. */
export const REFUND_ROUTE = 'to the way you paid. Your bank may take a few days to show it.';

/** How a cash payment is refunded. */
export const CASH_REFUND_ROUTE = 'You paid in cash, so you get it back in cash from the shop.';

/** How an online payment is refunded in cash. */
export const CASH_ROUTE = 'You get it in cash from the shop.';

/** How a refund as store credit is used. */
export const STORE_CREDIT_ROUTE = 'It is store credit now: use it for your next order at the checkout.';

/** Why money was refunded, at the end of a sentence. */
export const REFUND_REASONS: Readonly<Record<RefundReason, string>> = {
  CANCELLED: ' for your cancelled order',
  MISSING: ' for what was unavailable',
  RETURNED: ' for the items you had a problem with',
  LATE_PAYMENT: ', because your payment came after the order was closed',
  PROVIDER: '',
};

/** How a cancellation begins, by who cancelled. */
export const CANCELLED_BY: Partial<Record<OrderActor, string>> = {
  SHOPPER: 'Your order is cancelled, as you asked.',
  SYSTEM: 'We’re sorry: nothing in your order was available, so we had to cancel it.',
};
export const CANCELLED_BY_SHOP = 'We’re sorry: we had to cancel your order.';

/** How a mail about a failed delivery begins. */
export const DELIVERY_FAILURES: Readonly<Record<DeliveryFailureReason, string>> = {
  CUSTOMER_NOT_AVAILABLE: 'Our rider was at your door, and nobody was there.',
  REFUSED: 'Our rider was told that you don’t want the order.',
  WRONG_ADDRESS: 'Our rider couldn’t find your address.',
};
/** What happens after a failed delivery. */
export const DELIVERY_NEXT =
  'We’ll call you or try again. If we can’t deliver it, we’ll cancel it and refund what you paid.';

/** What happens to an order on hold. */
export const ON_HOLD = 'We check it first, and start picking right after.';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE });

/** A time of the day in the shop: `6:42 pm`. */
export function clockTime(moment: Date): string {
  return clock.format(moment);
}
