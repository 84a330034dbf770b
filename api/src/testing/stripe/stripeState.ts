import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { StripeApiError, type refundParameters, type sessionParameters } from './stripeParameters.ts';

/** Stripe's smallest amount in INR. */
const LEAST_PAISE = 50;

/** A Checkout session with Stripe's field names. */
export interface StripeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  url: string | null;
  expires_at: number;
  metadata: Record<string, string>;
}

/** A completed or delayed payment. Stripe has two objects for it, a payment intent and its charge. */
interface StripePaymentIntent {
  id: string;
  chargeId: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  amount: number;
  currency: string;
  metadata: Record<string, string>;
}

/** A refund with Stripe's field names. */
export interface StripeRefund {
  id: string;
  object: 'refund';
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason: string | null;
  amount: number;
  payment_intent: string;
  metadata: Record<string, string>;
}

/** Emits an event of a session or its payment, as Stripe does. */
export type EmitEvent = (type: string, object: object) => void;

const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** Stripe's state in memory: sessions, payments and refunds. */
export class StripeState {
  readonly sessions = new Map<string, StripeSession>();
  readonly refunds = new Map<string, StripeRefund>();
  /** The first state of refunds. */
  refundStatus: StripeRefund['status'] = 'succeeded';
  readonly #money = new Map<string, StripePaymentIntent>();
  readonly #moneyMetadata = new Map<string, Record<string, string>>();
  readonly #emit: EmitEvent;

  constructor(emit: EmitEvent) {
    this.#emit = emit;
  }

  createSession(parameters: z.output<typeof sessionParameters>): StripeSession {
    const amounts = parameters.line_items.map(({ quantity, price_data: price }) => quantity * price.unit_amount);
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    if (total < LEAST_PAISE) {
      throw new StripeApiError(400, { message: 'The total amount must be at least ₹0.50', code: 'amount_too_small' });
    }
    const id = idOf('cs_test');
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: total,
      currency: 'inr',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      expires_at: parameters.expires_at,
      metadata: parameters.metadata,
    };
    this.sessions.set(id, session);
    this.#moneyMetadata.set(id, parameters.payment_intent_data.metadata);
    return session;
  }

  session(id: string): StripeSession {
    return this.sessions.get(id) ?? missing('checkout.session', id, 'session');
  }

  /** The session with its expanded payment. */
  expandedSession(id: string): object {
    const session = this.session(id);
    if (session.payment_intent === null) return session;
    const { chargeId: _chargeId, ...intent } = this.#moneyOf(session.payment_intent);
    return { ...session, payment_intent: { ...intent, object: 'payment_intent' } };
  }

  expireSession(id: string): StripeSession {
    const session = this.session(id);
    if (session.status !== 'open') {
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of \`${session.status}\`.`;
      throw new StripeApiError(400, { message });
    }
    Object.assign(session, { status: 'expired', url: null });
    this.#emit('checkout.session.expired', session);
    return session;
  }

  /** Submits the page. Delayed payment methods, such as bank debits, complete or fail later. */
  completeSession(id: string, isPaid: boolean): void {
    const session = this.session(id);
    if (session.status !== 'open') throw new Error(`Nobody can pay on a page that is ${session.status}`);
    const { amount_total: amount, currency } = session;
    const metadata = this.#moneyMetadata.get(id) ?? {};
    const status = isPaid ? 'succeeded' : 'processing';
    const money: StripePaymentIntent = { id: idOf('pi'), chargeId: idOf('ch'), status, amount, currency, metadata };
    this.#money.set(money.id, money);
    const payment_status = isPaid ? 'paid' : 'unpaid';
    Object.assign(session, { status: 'complete', url: null, payment_intent: money.id, payment_status });
    this.#emit('checkout.session.completed', session);
  }

  /** Completes or declines a delayed payment. */
  settleAsyncPayment(id: string, isPaid: boolean): void {
    const session = this.session(id);
    const money = this.#moneyOf(session.payment_intent ?? '');
    if (money.status !== 'processing') throw new Error(`The money is ${money.status} already`);
    money.status = isPaid ? 'succeeded' : 'requires_payment_method';
    if (isPaid) session.payment_status = 'paid';
    this.#emit(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session);
  }

  refund({ payment_intent: id, amount, metadata }: z.output<typeof refundParameters>): StripeRefund {
    const money = this.#moneyOf(id);
    const left = money.amount - this.#refunded(id);
    if (money.status !== 'succeeded')
      throw new StripeApiError(400, { message: 'It has no successful charge to refund.' });
    if (left === 0) {
      const message = `Charge ${money.chargeId} has already been refunded.`;
      throw new StripeApiError(400, { message, code: 'charge_already_refunded' });
    }
    if (amount > left) {
      const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
      throw new StripeApiError(400, { message, param: 'amount' });
    }
    const [refundId, status] = [idOf('re'), this.refundStatus];
    const failure_reason = status === 'failed' ? 'expired_or_canceled_card' : null;
    const refund = {
      id: refundId,
      object: 'refund',
      status,
      failure_reason,
      amount,
      payment_intent: id,
      metadata,
    } as const;
    this.refunds.set(refundId, refund);
    this.#emit('charge.refunded', {
      id: money.chargeId,
      object: 'charge',
      amount: money.amount,
      amount_refunded: this.#refunded(id),
      currency: money.currency,
      payment_intent: id,
      metadata: money.metadata,
    });
    return refund;
  }

  refundOf(id: string): StripeRefund {
    return this.refunds.get(id) ?? missing('refund', id, 'id');
  }

  /** Newest first. */
  refundsOf(paymentId: string): StripeRefund[] {
    this.#moneyOf(paymentId);
    return [...this.refunds.values()].filter(({ payment_intent: id }) => id === paymentId).reverse();
  }

  #refunded(paymentId: string): number {
    const held = this.refundsOf(paymentId).filter(({ status }) => status !== 'failed');
    return held.reduce((sum, { amount }) => sum + amount, 0);
  }

  #moneyOf(id: string): StripePaymentIntent {
    return this.#money.get(id) ?? missing('payment_intent', id, 'payment_intent');
  }
}

function missing(what: string, id: string, param: string): never {
  throw new StripeApiError(404, { message: `No such ${what}: '${id}'`, code: 'resource_missing', param });
}
