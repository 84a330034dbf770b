import Stripe from 'stripe';
import {
  ForgedEventError,
  type PaymentEvent,
  type PaymentNews,
  type ProviderRefund,
  type SessionState,
} from '../money/paymentProvider.ts';

/** Reads a message that is signed as Stripe signs, at most five minutes ago. @throws ForgedEventError */
export function readStripeEvent(body: Buffer, signature: string, secret: string): PaymentEvent {
  const event = verified(body, signature, secret);
  return { id: event.id, type: event.type, news: newsOf(event) };
}

function verified(body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw new ForgedEventError(error);
  }
}

function newsOf(event: Stripe.Event): PaymentNews | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionNews(event.data.object, sessionState(event.data.object));
    case 'checkout.session.async_payment_failed':
      return sessionNews(event.data.object, { status: 'FAILED' });
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed': {
      const { metadata, payment_intent: payment } = event.data.object;
      const paymentId = idOf(payment);
      return paymentId === null ? null : { about: 'refunds', orderId: metadata?.['orderId'] ?? null, paymentId };
    }
    default:
      return null;
  }
}

function sessionNews({ id, metadata }: Stripe.Checkout.Session, state: SessionState): PaymentNews {
  return { about: 'session', orderId: metadata?.['orderId'] ?? null, sessionId: id, state };
}

/** How a hosted page of Stripe's stands. That money which was on its way does not come is known where the payment is expanded. */
export function sessionState(session: Stripe.Checkout.Session): SessionState {
  if (session.payment_status === 'paid') {
    return {
      status: 'PAID',
      paymentId: idOf(session.payment_intent) ?? '',
      amountPaise: session.amount_total ?? 0,
      currency: session.currency ?? '',
    };
  }
  switch (session.status) {
    case 'expired':
      return { status: 'EXPIRED' };
    case 'complete':
      return { status: isLost(session.payment_intent) ? 'FAILED' : 'PROCESSING' };
    default:
      return { status: 'OPEN' };
  }
}

/** A page that is filled in can't be filled in again, so a payment that wants another means has failed for good. */
function isLost(payment: string | Stripe.PaymentIntent | null): boolean {
  return typeof payment === 'object' && ['requires_payment_method', 'canceled'].includes(payment?.status ?? '');
}

/** How a refund of Stripe's stands. */
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

/** What Stripe may send as an id or, expanded, as the whole. */
function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
