import { roundToRupee } from '../../ui/money/roundToRupee.ts';

/** The unrefunded part of a payment, in paise. */
export interface Unrefunded {
  /** Without what store credit has paid, which is refunded last. */
  amount: number;
  /** The cash kept by rounding so far, which the next refund includes. */
  roundOff: number;
}

/** What the shopper gets for a refund in cash, or of cash: whole rupees, and exactly what used store credit has paid of it. */
export function roundRefund(amount: number, unrefunded: Unrefunded): number {
  const paid = Math.min(amount, unrefunded.amount);
  return paid === 0 ? amount : roundToRupee(paid + unrefunded.roundOff) + amount - paid;
}
