import { formatRupees } from '@kirana/shared/money.ts';

/** What the form of a refund says about its amount, before it and when it is done. */
export function refundSentences(method: string, isCash: boolean, paise: number) {
  const amount = formatRupees(paise);
  if (method === 'STORE_CREDIT') {
    return { total: `${amount} becomes store credit of the shopper.`, done: `${amount} refunded as store credit` };
  }
  return isCash || method === 'CASH'
    ? { total: `Hand ${amount} back in cash.`, done: `${amount} refunded in cash` }
    : { total: `The shopper gets ${amount} back.`, done: `Refund of ${amount} started` };
}

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
  again: 'Retry refund',
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
