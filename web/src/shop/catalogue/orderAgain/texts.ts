/** Fixed texts of the page "Order again". */
export const texts = {
  title: 'Order again',
  list: 'What you have ordered',
  pastOrders: 'See past orders',
  emptyTitle: 'Your usuals will be here',
  emptyText: 'Everything you order is kept on this page, ready to add again.',
  browse: 'Browse products',
} as const;
