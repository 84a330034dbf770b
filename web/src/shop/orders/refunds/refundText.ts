import { graphql, readInlineData } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { formatWhenBeside } from '../../../ui/format/formatDateTime.ts';
import { texts } from '../texts.ts';
import type { refundText_refund$key } from './__generated__/refundText_refund.graphql.ts';

/** How a refund was made, by its method's name in the schema. */
const ways: Readonly<Record<string, string>> = { CASH: 'refunded in cash', STORE_CREDIT: 'added to your store credit' };

/**
 * A refund in words: its amount, how it is made, and its state, with a date only on another day than the order's. A failed one that was
 * requested again has the state of that `attempt`; without it, its amount is without the store credit, which was added.
 */
export function refundText(refund: refundText_refund$key, placedAt: string, attempt = refund): string {
  const { amount, storeCredit } = readRefund(refund);
  const { method, status, createdAt, settledAt } = readRefund(attempt);
  const rupees = formatRupees(amount);
  switch (status) {
    case 'PENDING':
      return `Refund of ${rupees} on its way`;
    case 'SUCCEEDED':
      return `${rupees} ${ways[method] ?? 'refunded'} ${formatWhenBeside(settledAt ?? createdAt, placedAt)}`;
    case 'FAILED':
      return texts.outstanding(formatRupees(amount - storeCredit));
    default:
      return rupees;
  }
}

function readRefund(refund: refundText_refund$key) {
  return readInlineData(
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
}
