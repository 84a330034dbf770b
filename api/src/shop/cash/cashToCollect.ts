import { roundToRupee } from '@kirana/shared/money.ts';
import type { Order, OrderLine, Payment } from '../../platform/db/generated/client.ts';

/** What the cash to collect depends on; the lines matter while the order is being picked. */
export interface CollectibleOrder extends Pick<Order, 'status'> {
  payment: Pick<Payment, 'method' | 'status' | 'amountPaise' | 'roundOffPaise'> | null;
  lines: ReadonlyArray<Pick<OrderLine, 'quantity' | 'missingQuantity' | 'pricePaise'>>;
}

/** Cash in paise. `roundOff` is a part of `toCollect`, and stays when that is paid. */
const NOTHING = { toCollect: 0n, roundOff: 0n };

/**
 * The cash that the rider collects for an order, with the tip: whole rupees, but for orders of releases without a round off; 0 when it is
 * paid, cancelled or paid online. The payment loses missing pieces when the order is packed. Until then those that the picker has recorded
 * are subtracted here, because the shopper's page says at once that they are not charged.
 */
export function cashToCollect({ status, payment, lines }: CollectibleOrder): typeof NOTHING {
  if (payment?.method !== 'CASH_ON_DELIVERY') return NOTHING;
  const { amountPaise, roundOffPaise: roundOff } = payment;
  if (payment.status !== 'PENDING') return { toCollect: 0n, roundOff };
  const missing = status === 'PICKING' ? missingPaise(lines) : 0n;
  if (missing === 0n) return { toCollect: amountPaise + roundOff, roundOff };
  // Such an order is cancelled instead of packed, with its fees.
  if (lines.every(({ quantity, missingQuantity }) => missingQuantity === quantity)) return NOTHING;
  const rest = amountPaise - missing;
  if (rest <= 0n) return NOTHING; // store credit that pays for missing pieces goes back
  const toCollect = BigInt(roundToRupee(Number(rest)));
  return { toCollect, roundOff: toCollect - rest };
}

function missingPaise(lines: CollectibleOrder['lines']): bigint {
  return lines.reduce((sum, { missingQuantity, pricePaise }) => sum + BigInt(missingQuantity * pricePaise), 0n);
}
