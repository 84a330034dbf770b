import { graphql, readInlineData } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { refundText_refund$key } from './__generated__/refundText_refund.graphql.ts';
import { cashRefundTexts, refundTexts, storeCreditRefundTexts } from '../texts.ts';

const METHOD_TEXTS: Readonly<Record<string, typeof refundTexts>> = {
  CASH: cashRefundTexts,
  STORE_CREDIT: storeCreditRefundTexts,
};

/** A refund in words: its amount, how it is made, and its state. The amount of a failed one is without the store credit, which was added. */
export function refundText(refund: refundText_refund$key): string {
  const { amount, storeCredit, method, status, createdAt, settledAt } = readInlineData(
    graphql`
      fragment refundText_refund on Refund @inline {
        amount
        storeCredit
        method
        status
        createdAt
        settledAt
      }
    `,
    refund,
  );
  const rupees = formatRupees(status === 'FAILED' ? amount - storeCredit : amount);
  return (METHOD_TEXTS[method] ?? refundTexts)[status]?.(rupees, formatDateTime(settledAt ?? createdAt)) ?? rupees;
}
