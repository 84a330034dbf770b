import type Stripe from 'stripe';
import type { ProviderDispute } from '../../../platform/money/paymentProvider.ts';

/** The states of Stripe, by the type and the state that they are here. A state that is unknown is one that still runs. */
const STATES: Readonly<Record<string, Pick<ProviderDispute, 'type' | 'status'>>> = {
  warning_needs_response: { type: 'INQUIRY', status: 'NEEDS_RESPONSE' },
  warning_under_review: { type: 'INQUIRY', status: 'UNDER_REVIEW' },
  warning_closed: { type: 'INQUIRY', status: 'WON' },
  prevented: { type: 'INQUIRY', status: 'WON' },
  needs_response: { type: 'CHARGEBACK', status: 'NEEDS_RESPONSE' },
  under_review: { type: 'CHARGEBACK', status: 'UNDER_REVIEW' },
  appeal_needs_response: { type: 'CHARGEBACK', status: 'NEEDS_RESPONSE' },
  appeal_under_review: { type: 'CHARGEBACK', status: 'UNDER_REVIEW' },
  won: { type: 'CHARGEBACK', status: 'WON' },
  lost: { type: 'CHARGEBACK', status: 'LOST' },
};
const UNKNOWN = { type: 'CHARGEBACK', status: 'UNDER_REVIEW' } as const;

/** A dispute as an event of Stripe describes it. */
export function disputeState(event: {
  type: string;
  created: number;
  data: { object: Stripe.Dispute };
}): ProviderDispute {
  const { id, status, reason, amount, created, evidence_details: evidence, ...dispute } = event.data.object;
  const moved = (sign: 1 | -1, type: string) => {
    const found = dispute.balance_transactions?.find((transaction) => Math.sign(transaction.amount) === sign);
    return momentOf(found?.created ?? (event.type === type ? event.created : null));
  };
  return {
    providerDisputeId: id,
    ...(STATES[status] ?? UNKNOWN),
    reason,
    amountPaise: amount,
    evidenceDueAt: momentOf(evidence?.due_by ?? null),
    openedAt: new Date(created * 1000),
    withdrawnAt: moved(-1, 'charge.dispute.funds_withdrawn'),
    reinstatedAt: moved(1, 'charge.dispute.funds_reinstated'),
    changedAt: new Date(event.created * 1000),
  };
}

function momentOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}
