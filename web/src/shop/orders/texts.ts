/** Fixed texts of the orders. */
export const texts = {
  number: (number: number) => `Order #${number}`,
  placedOn: (date: string) => `Placed on ${date}`,
  items: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  reorder: 'Order again',
  reordered: (count: number) => (count === 1 ? '1 item added to your cart' : `${count} items added to your cart`),
  paidBack: (amount: string) => `${amount} refunded`,
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
  LATE_PAYMENT: "The payment came too late or didn't match the order",
  PROVIDER: 'Refunded by the payment provider',
};

/** Why a delivery failed, by its name in the schema. */
export const deliveryFailureReasonTexts = {
  CUSTOMER_NOT_AVAILABLE: 'Nobody was there',
  REFUSED: 'The order was not accepted',
  WRONG_ADDRESS: 'The address was wrong or not found',
} as const;

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

/** The states of an order as sentences for the shopper. */
export const statusSentences: Readonly<Record<string, string>> = {
  PENDING_PAYMENT: 'Waiting for your payment',
  PLACED: "We've got your order.",
  CONFIRMED: 'Your order is confirmed.',
  PICKING: "We're picking your items.",
  PACKED: 'Your order is packed and ready to go.',
  OUT_FOR_DELIVERY: 'Your order is on its way.',
  DELIVERY_FAILED: "We couldn't deliver your order.",
  DELIVERED: 'Your order was delivered.',
  CANCELLED: 'Your order was cancelled.',
  PAYMENT_FAILED: "Your payment didn't go through. You haven't been charged.",
  REFUNDED: 'Your order was refunded.',
};
