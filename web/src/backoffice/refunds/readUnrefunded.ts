import { graphql, readInlineData } from 'react-relay';
import type { readUnrefunded_order$key } from './__generated__/readUnrefunded_order.graphql.ts';
import type { Unrefunded } from './roundRefund.ts';

/** The unrefunded part of an order's payment. */
export function readUnrefunded(orderKey: readUnrefunded_order$key): Unrefunded {
  const { roundOff, payment } = readInlineData(
    graphql`
      fragment readUnrefunded_order on Order @inline {
        roundOff
        payment {
          amount
          refunded
          refunds {
            roundOff
          }
        }
      }
    `,
    orderKey,
  );
  const refundedRoundOff = payment.refunds.reduce((sum, refund) => sum + refund.roundOff, 0);
  return {
    amount: Math.max(0, payment.amount - (payment.refunded - refundedRoundOff)),
    roundOff: roundOff - refundedRoundOff,
  };
}
