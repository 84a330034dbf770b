import { graphql, readInlineData } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { refundText_refund$key } from './__generated__/refundText_refund.graphql.ts';

/** How a refund was made, by its method's name in the schema. */
const ways: Readonly<Record<string, string>> = { CASH: 'refunded in cash', STORE_CREDIT: 'added to your store credit' };

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
  switch (status) {
    case 'PENDING':
      return `Refund of ${rupees} on its way`;
    case 'SUCCEEDED':
      return `${rupees} ${ways[method] ?? 'refunded'} on ${formatDateTime(settledAt ?? createdAt)}`;
    case 'FAILED':
      return `We couldn't refund ${rupees} yet. We're looking into it.`;
    default:
      return rupees;
  }
}
