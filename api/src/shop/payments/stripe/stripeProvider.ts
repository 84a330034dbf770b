import Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config/config.ts';
import {
  ProviderUnavailableError,
  type PaymentProvider,
  type PaymentSessionState,
} from '../../../platform/money/paymentProvider.ts';
import { readStripeEvent, refundState, sessionState } from './stripeEvents.ts';
import { sessionParameters } from './sessionParameters.ts';

/** The retries also cover a concurrent request with the same idempotency key. */
const RETRY_POLICY: RetryPolicy = { timeoutMs: 10_000, retries: 2 };

export interface RetryPolicy {
  timeoutMs: number;
  retries: number;
}

/** Creates the provider for Stripe's hosted Checkout. It reports every request that Stripe rejects, because that is an error of the shop. */
export function createStripeProvider(
  config: StripeConfig & { publicUrl: string; report: (error: unknown) => void },
  { timeoutMs, retries }: RetryPolicy = RETRY_POLICY,
): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...addressOf(config.apiBase),
  });

  const report = (error: unknown) => config.report(redactStripeError(error));

  async function retrieveSession(sessionId: string): Promise<PaymentSessionState> {
    try {
      const retrieved = stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
      return sessionState(await unwrapStripeErrors(retrieved));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      report(error);
      if (error.code === 'resource_missing') return { status: 'EXPIRED' }; // a session of other API keys, which cannot be paid
      throw new ProviderUnavailableError(redactStripeError(error));
    }
  }

  return {
    name: 'stripe',
    publishableKey: config.publishableKey,
    async createSession(request) {
      const parameters = sessionParameters(request, config.publicUrl);
      const create = (email: Pick<typeof parameters, 'customer_email'>, idempotencyKey: string) =>
        stripe.checkout.sessions.create({ ...parameters, ...email }, { idempotencyKey });
      try {
        const { id, url } = await create({ customer_email: request.email }, request.orderId).catch((error: unknown) => {
          if (!isEmailRefusal(error)) throw error;
          // The address is a convenience: without it the shopper types one on the page. The key is another one, because Stripe keeps answers.
          return create({}, `${request.orderId} without e-mail`);
        });
        return { sessionId: id, url: url ?? '' }; // null in embedded mode only
      } catch (error) {
        report(error); // a rejected request too, because the shopper cannot pay
        throw new ProviderUnavailableError(redactStripeError(error));
      }
    },
    retrieveSession,
    async expireSession(sessionId) {
      try {
        return sessionState(await unwrapStripeErrors(stripe.checkout.sessions.expire(sessionId)));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return retrieveSession(sessionId); // the session is no longer open
      }
    },
    async refund({ refundId, paymentId, amountPaise }) {
      try {
        const earlier = await unwrapStripeErrors(stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
        const existing = earlier.data.find(({ metadata }) => metadata?.['refundId'] === refundId); // Stripe keeps idempotency keys for a day only
        if (existing) return refundState(existing);
        const parameters = { payment_intent: paymentId, amount: amountPaise, metadata: { refundId } };
        return refundState(await unwrapStripeErrors(stripe.refunds.create(parameters, { idempotencyKey: refundId })));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        report(error);
        return { providerRefundId: null, status: 'FAILED', failure: error.message };
      }
    },
    async retrieveRefund(providerRefundId) {
      try {
        return refundState(await unwrapStripeErrors(stripe.refunds.retrieve(providerRefundId)));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        report(error);
        throw new ProviderUnavailableError(redactStripeError(error)); // Stripe had accepted the refund, so its state is unknown
      }
    },
    async listRefunds(paymentId) {
      const { data } = await unwrapStripeErrors(stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
      return data.map((refund) => ({
        ...refundState(refund),
        refundId: refund.metadata?.['refundId'] ?? null,
        amountPaise: refund.amount,
      }));
    },
    constructEvent(body, signature) {
      return readStripeEvent(body, signature, config.webhookSecret);
    },
  };
}

function addressOf(apiBase: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {};
  const { hostname: host, port, protocol } = new URL(apiBase);
  return protocol === 'http:' ? { host, port: port || 80, protocol: 'http' } : { host, port: port || 443 };
}

/** Awaits Stripe's answer. Throws ProviderUnavailableError for errors of Stripe, the network or the API key, and a rejected request as it is. */
async function unwrapStripeErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (isRefusal(error)) throw error;
    if (error instanceof Stripe.errors.StripeError) throw new ProviderUnavailableError(redactStripeError(error));
    throw error;
  }
}

/** Whether Stripe is available and has rejected the request. */
function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Whether Stripe takes no payment page for the shopper's e-mail address, which the shop has accepted. */
function isEmailRefusal(error: unknown): boolean {
  return isRefusal(error) && (error.code === 'email_invalid' || error.param === 'customer_email');
}

/** Reduces a Stripe error to what may be logged: its message and headers can contain a person's e-mail address. */
export function redactStripeError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, param, statusCode, requestId } = error;
  return {
    type,
    code: code ?? null,
    /** The name of the rejected parameter. */
    parameter: param ?? null,
    status: statusCode ?? null,
    /** Identifies the request in Stripe's dashboard. */
    requestId: requestId ?? null,
  };
}
