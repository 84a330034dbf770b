import type { Payment } from '../../../platform/db/generated/client.ts';

/** The selection of a payment for `keptPaise`. */
export const KEPT_FIELDS = {
  status: true,
  amountPaise: true,
  refundedPaise: true,
  storeCreditPaise: true,
  refundedStoreCreditPaise: true,
} as const;

/** What of a payment the shop keeps or still collects, with the store credit that pays beside it, in paise. */
export function keptPaise(payment: Pick<Payment, keyof typeof KEPT_FIELDS>): number {
  if (payment.status === 'CANCELLED' || payment.status === 'FAILED') return 0;
  const { amountPaise, refundedPaise, storeCreditPaise, refundedStoreCreditPaise } = payment;
  return Number(amountPaise - refundedPaise + storeCreditPaise - refundedStoreCreditPaise);
}
