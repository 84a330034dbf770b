/** Fixed texts of the pages of pickers and riders. */
export const texts = {
  number: (number: number) => `Order #${number}`,
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  quantity: (quantity: number) => (quantity === 1 ? '1 piece' : `${quantity} pieces`),
} as const;

/** The labels of the payment methods. */
export const methodTexts: Readonly<Record<string, string>> = { CASH_ON_DELIVERY: 'Cash', ONLINE: 'Online' };

/** The labels of the states of an online payment. */
const onlineTexts: Readonly<Record<string, string>> = {
  PENDING: 'Not paid yet',
  PAID: 'Paid',
  FAILED: 'Not paid',
  CANCELLED: 'Not paid',
  PARTIALLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** The labels of the states of a payment, by payment method and state. */
export const paymentTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ONLINE: onlineTexts,
  CASH_ON_DELIVERY: { ...onlineTexts, PENDING: 'Due on delivery', FAILED: 'Nothing due', CANCELLED: 'Nothing due' },
};
