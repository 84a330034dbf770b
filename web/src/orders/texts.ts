/** Fixed words of the orders. */
export const texts = {
  title: 'My Orders',
  number: (number: number) => `Order #${number}`,
  placedOn: (date: string) => `Placed on ${date}`,
  items: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  more: (count: number) => `+${count}`,
  list: 'Your orders',
  emptyTitle: 'No order yet',
  emptyText: 'What you order will be listed here.',
  startShopping: 'Start shopping',
  notFoundTitle: 'We could not find this order',
  notFoundText: 'It may belong to another account.',
  allOrders: 'See all orders',
  products: 'Products',
  showMore: 'Show more products',
  eachPrice: (quantity: number, price: string) => `${quantity} × ${price}`,
  deliveredTo: 'Delivery address',
  payment: 'Payment',
  history: 'What happened',
  mobileSaid: 'Mobile',
} as const;

/** The payment methods in words. */
export const paymentTexts = { CASH_ON_DELIVERY: 'Cash on Delivery', ONLINE: 'Online Payment' } as const;

/** The states of an order in words, by the names that they have in the graph. */
export const statusTexts: Readonly<Record<string, string>> = {
  PENDING_PAYMENT: 'Waiting for payment',
  PLACED: 'Placed',
  CONFIRMED: 'Confirmed',
  PICKING: 'Being picked',
  PACKED: 'Packed',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PAYMENT_FAILED: 'Payment failed',
  REFUNDED: 'Refunded',
};
