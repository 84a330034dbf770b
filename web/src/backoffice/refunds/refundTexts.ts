/** Fixed texts around refunding pieces. */
export const refundTexts = {
  open: 'Refund items',
  title: 'Refund items',
  lead: 'Choose how many of each product to refund.',
  of: (name: string, most: number) => `${name} (up to ${most})`,
  reasonOf: (name: string) => `Why ${name} is refunded`,
  restockOf: (name: string) => `What happens to ${name}`,
  method: 'Refund to',
  note: 'Note (optional)',
  noteHelp: 'The shopper will see this. Up to 200 characters.',
  total: (amount: string) => `The shopper gets ${amount} back.`,
  cashTotal: (amount: string) => `Hand ${amount} back in cash.`,
  creditTotal: (amount: string) => `${amount} becomes store credit of the shopper.`,
  nothing: 'Choose at least one item.',
  keep: 'Cancel',
  confirm: 'Refund',
  done: (amount: string) => `Refund of ${amount} started`,
  cashDone: (amount: string) => `${amount} refunded in cash`,
  creditDone: (amount: string) => `${amount} refunded as store credit`,
  asStoreCredit: (amount: string) => `${amount} as store credit`,
} as const;

/** What happens to refunded pieces, in the order of the form. */
export const restockTexts = { RETURN: 'Back to stock', DISCARD: 'Discarded', NO_RESTOCK: 'Not handed back' } as const;

/** How a shopper gets a refund. */
export const refundMethodTexts = {
  ORIGINAL_PAYMENT: 'Original payment',
  CASH: 'Cash',
  STORE_CREDIT: 'Store credit',
} as const;

/** Fixed texts around retrying a refund. */
export const retryRefundTexts = {
  owed: (amount: string) => `A refund of ${amount} didn’t go through.`,
  again: 'Retry refund',
  done: (amount: string) => `Refund of ${amount} started`,
} as const;

/** The labels of the states of a refund. */
export const refundStateTexts: Readonly<Record<string, string>> = {
  PENDING: 'refund in progress',
  SUCCEEDED: 'refunded',
  FAILED: 'refund failed',
};

/** The reasons of refunds in words. */
export const refundReasonTexts: Readonly<Record<string, string>> = {
  CANCELLED: 'Order cancelled',
  MISSING: 'Not in stock',
  RETURNED: 'Refunded items',
  LATE_PAYMENT: 'Payment came too late or didn’t match',
  PROVIDER: 'By the payment provider',
};
