/** Fixed texts of the orders. */
export const texts = {
  number: (number: number) => `Order #${number}`,
  placedOn: (date: string) => `Placed on ${date}`,
  items: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  reorder: 'Order again',
  reordered: (count: number) => (count === 1 ? '1 item added to your cart' : `${count} items added to your cart`),
  paidBack: (amount: string) => `${amount} refunded`,
  outstanding: (amount: string) => `We couldn’t refund ${amount} yet. We’re looking into it.`,
  storeCredit: 'Store credit',
  toPay: 'To pay on delivery',
} as const;

/** The labels of the states of an online payment, by their names in the schema. */
export const onlineStateTexts: Readonly<Record<string, string>> = {
  PENDING: 'Waiting for your payment',
  PAID: 'Paid',
  FAILED: 'Not paid',
  CANCELLED: 'Not paid',
  PARTIALLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** The labels of the states of a payment on delivery. */
export const cashStateTexts: Readonly<Record<string, string>> = {
  ...onlineStateTexts,
  PENDING: 'Pay on delivery',
  FAILED: 'Nothing to pay',
  CANCELLED: 'Nothing to pay',
};

/** The reasons of refunds in words. */
export const refundReasonTexts: Readonly<Record<string, string>> = {
  CANCELLED: 'Cancelled order',
  MISSING: 'Item unavailable',
  RETURNED: 'Problem with an item',
  LATE_PAYMENT: 'The payment came too late or didn’t match the order',
  PROVIDER: 'Refunded by the payment provider',
};

/** Why a delivery failed, by its name in the schema. */
export const deliveryFailureReasonTexts = {
  CUSTOMER_NOT_AVAILABLE: 'Nobody was there',
  REFUSED: 'The order was not accepted',
  WRONG_ADDRESS: 'The address was wrong or not found',
} as const;

/** The wait for an online payment once it is over: the payment placed the order, or did not. */
export const paymentStepTexts = { received: 'Payment received', started: 'Payment started' } as const;

/** Why an online payment failed, by its name in the schema. */
export const paymentFailureSentences: Readonly<Record<string, string>> = {
  DECLINED: 'It was declined. You haven’t been charged.',
  EXPIRED: 'It wasn’t completed in time. You haven’t been charged.',
};

/** Who cancelled an order. */
export const cancelledByTexts: Readonly<Record<string, string>> = { SHOPPER: 'By you', ADMIN: 'By the shop' };

/** The labels of the states of an order, by their names in the schema. */
export const statusTexts: Readonly<Record<string, string>> = {
  PENDING_PAYMENT: 'Waiting for payment',
  PLACED: 'Placed',
  CONFIRMED: 'Confirmed',
  PICKING: 'Being picked',
  PACKED: 'Packed',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERY_FAILED: 'Not delivered',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PAYMENT_FAILED: 'Payment failed',
  REFUNDED: 'Refunded',
};

/** What leads an order that has no time to show, where that is not its label. */
export const headlineTexts: Readonly<Record<string, string>> = {
  ON_HOLD: 'We’re checking your order',
  PENDING_PAYMENT: 'Waiting for your payment',
  DELIVERY_FAILED: 'We couldn’t deliver your order',
  PAYMENT_FAILED: 'Your payment didn’t go through',
};

/** What happens now, as sentences for the shopper below the headline. */
export const statusSentences: Readonly<Record<string, string>> = {
  ON_HOLD:
    'We look at large orders before we pick them. Your items are kept for you, and the arrival time shows here as soon as we start.',
  PENDING_PAYMENT: 'We’re holding your items for you.',
  PLACED: 'We’ve got your order.',
  CONFIRMED: 'Your order is confirmed.',
  PICKING: 'We’re picking your items.',
  PACKED: 'Your order is packed and ready to go.',
  OUT_FOR_DELIVERY: 'Your order is on its way.',
  PAYMENT_FAILED: 'You haven’t been charged.',
  DELIVERY_FAILED: 'We’ll call you or try again. If we can’t deliver it, we’ll cancel it and refund what you paid.',
  DELIVERED: 'Your order was delivered.',
  CANCELLED: 'Your order was cancelled.',
  REFUNDED: 'You got back all that you paid.',
};
