import type { Payment } from '../../db/generated/client.ts';

/** The selection of a payment for `keptPaise`. */
export const KEPT_FIELDS = { status: true, amountPaise: true, refundedPaise: true } as const;

/** What of a payment the shop keeps or still collects, in paise. */
export function keptPaise({ status, amountPaise, refundedPaise }: Pick<Payment, keyof typeof KEPT_FIELDS>): number {
  return status === 'CANCELLED' || status === 'FAILED' ? 0 : Number(amountPaise - refundedPaise);
}
