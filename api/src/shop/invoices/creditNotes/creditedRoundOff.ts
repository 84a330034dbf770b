import type { Invoice, Refund } from '../../../platform/db/generated/client.ts';

/** The selection of a credit note for `creditedRoundOff`. */
export const CREDITED_ROUND_OFF = {
  refund: { select: { roundOffPaise: true } },
  invoice: { select: { roundOffPaise: true } },
} as const;

/** What a credit note takes back beside its lines, in paise: the round off of its refund, or of the invoice of an unpaid order. */
export function creditedRoundOff({
  refund,
  invoice,
}: {
  refund: Pick<Refund, 'roundOffPaise'> | null;
  invoice: Pick<Invoice, 'roundOffPaise'>;
}): number {
  return Number((refund ?? invoice).roundOffPaise);
}
