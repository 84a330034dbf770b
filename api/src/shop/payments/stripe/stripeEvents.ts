import Stripe from 'stripe';
import {
  SignatureVerificationError,
  type PaymentEvent,
  type PaymentUpdate,
  type ProviderRefund,
  type PaymentSessionState,
  type ProviderDispute,
} from '../../../platform/money/paymentProvider.ts';

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
function disputeState(event: { type: string; created: number; data: { object: Stripe.Dispute } }): ProviderDispute {
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

/** Verifies and reads an event with a Stripe signature that is at most five minutes old. @throws SignatureVerificationError */
export function readStripeEvent(body: Buffer, signature: string, secret: string): PaymentEvent {
  const event = verified(body, signature, secret);
  return { id: event.id, type: event.type, update: updateOf(event) };
}

function verified(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw new SignatureVerificationError(error);
  }
}

function updateOf(event: Stripe.Event): PaymentUpdate | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionUpdate(event.data.object, sessionState(event.data.object));
    case 'checkout.session.async_payment_failed':
      return sessionUpdate(event.data.object, { status: 'FAILED' });
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed': {
      const { metadata, payment_intent: payment } = event.data.object;
      const paymentId = idOf(payment);
      return paymentId === null ? null : { kind: 'refunds', orderId: metadata?.['orderId'] ?? null, paymentId };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { kind: 'dispute', paymentId: idOf(event.data.object.payment_intent), dispute: disputeState(event) };
    default:
      return null;
  }
}

function sessionUpdate({ id, metadata }: Stripe.Checkout.Session, state: PaymentSessionState): PaymentUpdate {
  return { kind: 'session', orderId: metadata?.['orderId'] ?? null, sessionId: id, state };
}

/** The state of a Checkout session. A failed delayed payment is recognised only when `payment_intent` is expanded. */
export function sessionState(session: Stripe.Checkout.Session): PaymentSessionState {
  if (session.payment_status === 'paid') {
    // A session whose prices Stripe has localized has two amounts: the one that the shop asked for counts.
    const { currency_conversion: conversion } = session;
    return {
      status: 'PAID',
      paymentId: idOf(session.payment_intent) ?? '',
      amountPaise: conversion?.amount_total ?? session.amount_total ?? 0,
      currency: conversion?.source_currency ?? session.currency ?? '',
    };
  }
  switch (session.status) {
    case 'expired':
      return { status: 'EXPIRED' };
    case 'complete':
      return { status: isPaymentFailed(session.payment_intent) ? 'FAILED' : 'PROCESSING' };
    default:
      return { status: 'OPEN' };
  }
}

/** A completed session cannot be submitted again, so a payment that requires another payment method has failed. */
function isPaymentFailed(payment: string | Stripe.PaymentIntent | null): boolean {
  return typeof payment === 'object' && ['requires_payment_method', 'canceled'].includes(payment?.status ?? '');
}

export function refundState({ id, status, failure_reason: reason }: Stripe.Refund): ProviderRefund {
  switch (status) {
    case 'succeeded':
      return { providerRefundId: id, status: 'SUCCEEDED', failure: null };
    case 'failed':
    case 'canceled':
      return { providerRefundId: id, status: 'FAILED', failure: reason ?? status };
    default:
      return { providerRefundId: id, status: 'PENDING', failure: null };
  }
}

/** The id of an object that Stripe sends as an id or expanded. */
function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
