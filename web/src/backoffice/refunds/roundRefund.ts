import { graphql, readInlineData } from 'react-relay';
import { roundToRupee } from '@kirana/shared/money.ts';
import type { roundRefund_readUnrefunded$key } from './__generated__/roundRefund_readUnrefunded.graphql.ts';

/** The unrefunded part of a payment, in paise. */
export interface Unrefunded {
  /** Whether the order was paid in cash, so that cash is how it was paid. */
  isCash: boolean;
  /** Without what store credit has paid, which is refunded last. */
  amount: number;
  /** The cash kept by rounding so far, which the next refund includes. */
  roundOff: number;
}

/** What the shopper gets for a refund in cash, or of cash: whole rupees, and exactly what used store credit has paid of it. */
export function roundRefund(amount: number, unrefunded: Omit<Unrefunded, 'isCash'>): number {
  const paid = Math.min(amount, unrefunded.amount);
  return paid === 0 ? amount : roundToRupee(paid + unrefunded.roundOff) + amount - paid;
}

/** The unrefunded part of an order's payment. */
export function readUnrefunded(orderKey: roundRefund_readUnrefunded$key): Unrefunded {
  const { paymentMethod, roundOff, payment } = readInlineData(
    graphql`
      fragment roundRefund_readUnrefunded on Order @inline {
        paymentMethod
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
    isCash: paymentMethod === 'CASH_ON_DELIVERY',
    amount: Math.max(0, payment.amount - (payment.refunded - refundedRoundOff)),
    roundOff: roundOff - refundedRoundOff,
  };
}
