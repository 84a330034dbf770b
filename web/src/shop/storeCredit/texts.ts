/** Fixed texts of store credit. */
export const texts = {
  title: 'Store credit',
  balance: 'Balance',
  lead: 'Use it for your next order at the checkout. It doesn’t expire.',
  list: 'Store credit transactions',
  emptyTitle: 'No store credit yet',
  emptyText: 'Refunds that you take as store credit show up here, ready for your next order.',
  order: (number: number) => `Order #${number}`,
  after: (balance: string) => `Balance ${balance}`,
} as const;

/** Why a balance changed, by the names in the schema. */
export const eventTexts: Readonly<Record<string, string>> = {
  ORDER_PAYMENT: 'Used for an order',
  ORDER_REFUND: 'Refund',
  ORDER_CANCELLATION: 'Returned: the order was cancelled',
  PAYMENT_FAILURE: 'Returned: the order wasn’t paid',
  ITEMS_UNAVAILABLE: 'Returned: items were unavailable',
};

/** An adjustment by staff, by its sign. */
export const adjustmentTexts = { added: 'Added by the shop', removed: 'Removed by the shop' } as const;
