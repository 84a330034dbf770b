import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/errorAnswers.ts';
import { ForgedEventError, type PaymentEvent } from '../money/paymentProvider.ts';
import { handleEvent } from './handleEvent.ts';
import type { PaymentMeans } from './paymentMeans.ts';

/** Where the provider reports what has become of payments. */
export const WEBHOOK_PATH = '/api/order/webhook';

/** For routes that the limit of requests from one address leaves alone: a provider calls from few. */
export const UNCOUNTED = { config: { rateLimit: false } } as const;

/**
 * Takes the provider's messages. The body is kept as it came, because the signature is over its bytes, and nothing of it is read
 * before the signature is right. What fails is answered with an error, so that the provider sends it again.
 */
export async function registerWebhook(app: FastifyInstance, means: Omit<PaymentMeans, 'now'>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, UNCOUNTED, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const event = Buffer.isBuffer(request.body) ? readEvent(means, request.body, String(signature ?? '')) : null;
      if (!event) return sendError(reply, 400, 'The signature of this message is not right.');
      await handleEvent(event, { ...means, now: new Date() });
      return { received: true };
    });
  });
}

function readEvent({ payments }: Pick<PaymentMeans, 'payments'>, body: Buffer, signature: string): PaymentEvent | null {
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    if (error instanceof ForgedEventError) return null;
    throw error;
  }
}
