import { formatRupees } from '@kirana/shared/money.ts';

/** What the form of a refund says about its amount, before it and when it is done. */
export function refundSentences(method: string, isCash: boolean, paise: number) {
  const amount = formatRupees(paise);
  if (method === 'STORE_CREDIT') {
    return { total: `The shopper gets ${amount} as store credit.`, done: `${amount} refunded as store credit` };
  }
  return isCash || method === 'CASH'
    ? { total: `Hand ${amount} back in cash.`, done: `${amount} refunded in cash` }
    : { total: `The shopper gets ${amount} back.`, done: `Refund of ${amount} started` };
}

/** How a shopper gets a refund. */
export const refundMethodTexts = {
  ORIGINAL_PAYMENT: 'Original payment',
  CASH: 'Cash',
  STORE_CREDIT: 'Store credit',
} as const;
