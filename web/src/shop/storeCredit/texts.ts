/** Why a balance changed, by the names in the schema. */
export const eventTexts: Readonly<Record<string, string>> = {
  ORDER_PAYMENT: 'Used for an order',
  ORDER_REFUND: 'Refund',
  ORDER_CANCELLATION: 'Returned: the order was cancelled',
  PAYMENT_FAILURE: 'Returned: the order wasn’t paid',
  ITEMS_UNAVAILABLE: 'Returned: items were unavailable',
};
