import type { FastifyInstance } from 'fastify';
import { sendError } from '../../platform/http/errorResponses.ts';
import { SignatureVerificationError } from '../../platform/money/paymentProvider.ts';
import { handlePaymentEvent } from './handlePaymentEvent.ts';
import type { LiveSettings } from '../../platform/config/settings/shopSettings.ts';
import type { PaymentServices } from './paymentServices.ts';

/** The route that receives the provider's events. */
export const PAYMENT_WEBHOOK_PATH = '/api/order/webhook';

/** The options of routes without the rate limit by address: a provider sends all events from few addresses. */
export const NO_RATE_LIMIT = { config: { rateLimit: false } } as const;

/**
 * Receives the provider's events. The route keeps the raw body, because the signature covers its bytes, and parses it only after
 * the signature is verified. An event that fails is answered with an error status, so that the provider retries it.
 */
export async function registerPaymentWebhookRoute(
  app: FastifyInstance,
  { settings, ...services }: Omit<PaymentServices, 'now' | 'shop'> & { settings: LiveSettings },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(PAYMENT_WEBHOOK_PATH, NO_RATE_LIMIT, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const event = Buffer.isBuffer(request.body)
        ? constructEvent(services, request.body, String(signature ?? ''))
        : null;
      if (!event) return sendError(reply, 400, 'The signature is invalid.');
      const isOurs = await handlePaymentEvent(event, { ...services, shop: await settings.read(), now: new Date() });
      if (!isOurs && event.update?.kind === 'dispute') {
        const err = new Error('A dispute of a payment that the shop does not know');
        request.log.error(
          { err, event: event.id, dispute: event.update.dispute.providerDisputeId },
          'the payment provider',
        );
      }
      return { received: true };
    });
  });
}

function constructEvent({ payments }: Pick<PaymentServices, 'payments'>, body: Buffer, signature: string) {
  try {
    return payments.constructEvent(body, signature);
  } catch (error) {
    if (error instanceof SignatureVerificationError) return null;
    throw error;
  }
}
