import Stripe from 'stripe';
import type { StripeConfig } from '../config.ts';
import {
  ProviderDownError,
  type PaymentProvider,
  type SessionRequest,
  type SessionState,
} from '../money/paymentProvider.ts';
import { returnAddresses } from './returnAddresses.ts';
import { readStripeEvent, refundState, sessionState } from './stripeEvents.ts';
import { fitForLogs } from './stripeTrouble.ts';

const CURRENCY = 'inr';
/** Retries also wait for a request of the same key that is still under way. */
const PATIENCE: Patience = { timeoutMs: 10_000, retries: 2 };
/** Stripe wants the expiry at least 30 minutes away when the request arrives, by its own clock. */
const EXPIRY_SLACK_SECONDS = 60;
/** What one page of Stripe's can list. */
const MAX_LINES = 100;

/** What a provider is told of the shop. */
interface ProviderMeans {
  publicUrl: string;
  report: (error: unknown) => void;
}

/** How long an answer is waited for, and how often it is asked for again. */
export interface Patience {
  timeoutMs: number;
  retries: number;
}

/** Takes payments by Stripe's hosted Checkout. What Stripe refuses is reported, because the shop has asked for something wrong. */
export function createStripeProvider(
  config: StripeConfig & ProviderMeans,
  { timeoutMs, retries }: Patience = PATIENCE,
): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...addressOf(config.apiBase),
  });

  const report = (error: unknown) => config.report(fitForLogs(error));

  async function readSession(sessionId: string): Promise<SessionState> {
    try {
      const retrieved = stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
      return sessionState(await answered(retrieved));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      report(error);
      if (error.code === 'resource_missing') return { status: 'EXPIRED' }; // opened with other keys: nobody can pay there
      throw new ProviderDownError(fitForLogs(error));
    }
  }

  return {
    name: 'stripe',
    publishableKey: config.publishableKey,
    async openSession(request) {
      const parameters = sessionParameters(request, config.publicUrl);
      try {
        const { id, url } = await stripe.checkout.sessions.create(parameters, { idempotencyKey: request.orderId });
        return { sessionId: id, url: url ?? '' }; // null in embedded mode only
      } catch (error) {
        report(error); // a refusal too: the shopper can't pay, and the shop has to know
        throw new ProviderDownError(fitForLogs(error));
      }
    },
    readSession,
    async endSession(sessionId) {
      try {
        return sessionState(await answered(stripe.checkout.sessions.expire(sessionId)));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return readSession(sessionId); // it is not open any more
      }
    },
    async refund({ refundId, paymentId, amountPaise }) {
      try {
        const earlier = await answered(stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
        const made = earlier.data.find(({ metadata }) => metadata?.['refundId'] === refundId); // keys last a day only
        if (made) return refundState(made);
        const parameters = { payment_intent: paymentId, amount: amountPaise, metadata: { refundId } };
        return refundState(await answered(stripe.refunds.create(parameters, { idempotencyKey: refundId })));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        report(error);
        return { providerRefundId: null, status: 'FAILED', failure: error.message };
      }
    },
    async readRefund(providerRefundId) {
      try {
        return refundState(await answered(stripe.refunds.retrieve(providerRefundId)));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        report(error);
        throw new ProviderDownError(fitForLogs(error)); // it was taken on, so nothing is said about the money
      }
    },
    async listRefunds(paymentId) {
      const { data } = await answered(stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
      return data.map((refund) => ({
        ...refundState(refund),
        refundId: refund.metadata?.['refundId'] ?? null,
        amountPaise: refund.amount,
      }));
    },
    readEvent(body, signature) {
      return readStripeEvent(body, signature, config.webhookSecret);
    },
  };
}

function addressOf(apiBase: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {};
  const { hostname: host, port, protocol } = new URL(apiBase);
  return protocol === 'http:' ? { host, port: port || 80, protocol: 'http' } : { host, port: port || 443 };
}

/** Waits for Stripe's answer. Trouble of Stripe's own, of the line or of our key is a provider that is down; a refusal is thrown. */
async function answered<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (isRefusal(error)) throw error;
    if (error instanceof Stripe.errors.StripeError) throw new ProviderDownError(fitForLogs(error));
    throw error;
  }
}

/** Whether Stripe works, and says no to what was asked. */
function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function sessionParameters(request: SessionRequest, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const { successUrl, cancelUrl } = returnAddresses(publicUrl, request.orderId);
  const metadata = { orderId: request.orderId, orderNumber: String(request.orderNumber) };
  return {
    mode: 'payment',
    line_items: lineItems(request),
    customer_email: request.email,
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: { metadata, description: `Order ${request.orderNumber}` }, // charges, and so refunds, inherit it
    expires_at: Math.floor(request.expiresAt.getTime() / 1000) + EXPIRY_SLACK_SECONDS,
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

/** An order with more lines than a page can list is one line. */
function lineItems({ lines, orderNumber }: SessionRequest): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const listed =
    lines.length <= MAX_LINES
      ? lines
      : [
          {
            name: `Order ${orderNumber}: ${lines.length} lines`,
            unitPaise: lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0),
            quantity: 1,
          },
        ];
  return listed.map(({ name, unitPaise, quantity }) => ({
    quantity,
    adjustable_quantity: { enabled: false },
    price_data: { currency: CURRENCY, unit_amount: unitPaise, product_data: { name } },
  }));
}
