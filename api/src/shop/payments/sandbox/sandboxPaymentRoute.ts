import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { SandboxPayment } from '../../../platform/db/generated/client.ts';
import { db } from '../../../platform/db/client.ts';
import { sendError } from '../../../platform/http/errorResponses.ts';
import { sandboxPaymentPage } from './sandboxPaymentPage.ts';
import { SANDBOX_PAYMENT_PATH, sandboxSessionState } from './sandboxProvider.ts';
import { NO_RATE_LIMIT, PAYMENT_WEBHOOK_PATH } from '../paymentWebhookRoute.ts';

/** An event as it is sent: the body and its signature. */
interface SignedEvent {
  body: string;
  signature: string;
}

/** The choices on the payment page of the sandbox. */
export type SandboxDecision = 'approve' | 'decline';

/** A request with an id of another form is answered like one to an unknown path. */
const PAGE = `${SANDBOX_PAYMENT_PATH}:id(^sandbox_session_[0-9a-f-]{36}$)`;
const DECISIONS: readonly SandboxDecision[] = ['approve', 'decline'];

/**
 * Serves the payment page of the sandbox. A decision is sent to the shop's payment webhook as a signed event, as a real provider does;
 * the reconciler finds the decision when the event gets lost.
 */
export async function registerSandboxPaymentRoutes(app: FastifyInstance, webhookSecret: string): Promise<void> {
  const report = async (payment: SandboxPayment) => {
    const { body, signature } = sandboxEvent(payment, { secret: webhookSecret, now: new Date() });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { statusCode } = await app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, headers, payload: body });
    if (statusCode !== 200) app.log.warn({ statusCode }, 'payment webhook rejected a sandbox event');
  };

  await app.register(async (scope) => {
    // The buttons of the page send a form without fields.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null),
    );
    scope.get<{ Params: { id: string } }>(PAGE, NO_RATE_LIMIT, async ({ params }, reply) => {
      const payment = await db.sandboxPayment.findUnique({ where: { id: params.id } });
      if (!payment) return noSuchPage(reply);
      const html = sandboxPaymentPage(payment, new Date());
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
    });
    for (const decision of DECISIONS) {
      scope.post<{ Params: { id: string } }>(`${PAGE}/${decision}`, NO_RATE_LIMIT, async ({ params }, reply) => {
        const payment = await decideSandboxPayment(params.id, decision, new Date());
        if (!payment) return noSuchPage(reply);
        if (payment.status === 'PAID' || payment.status === 'DECLINED') await report(payment);
        return reply.redirect(payment.status === 'PAID' ? payment.successUrl : payment.cancelUrl, 303);
      });
    }
  });
}

function noSuchPage(reply: FastifyReply): FastifyReply {
  return sendError(reply, 404, 'There is no such payment.');
}

/** Applies the decision to an open session; a later decision changes nothing. Returns the payment, or null when none has this id. */
export async function decideSandboxPayment(
  id: string,
  decision: SandboxDecision,
  now: Date,
): Promise<SandboxPayment | null> {
  await db.sandboxPayment.updateMany({
    where: { id, status: 'OPEN', expiresAt: { gt: now } },
    data:
      decision === 'approve'
        ? { status: 'PAID', paymentId: `sandbox_payment_${randomUUID()}` }
        : { status: 'DECLINED' },
  });
  return db.sandboxPayment.findUnique({ where: { id } });
}

/** The event about a decided sandbox payment, in the format of Stripe's events and with Stripe's signature. */
export function sandboxEvent(payment: SandboxPayment, { secret, now }: { secret: string; now: Date }): SignedEvent {
  const state = sandboxSessionState(payment, now);
  const isPaid = state.status === 'PAID';
  const body = JSON.stringify({
    id: `sandbox_event_${randomUUID()}`,
    object: 'event',
    type: isPaid ? 'checkout.session.completed' : 'checkout.session.async_payment_failed',
    created: Math.floor(now.getTime() / 1000),
    data: {
      object: {
        id: payment.id,
        object: 'checkout.session',
        status: 'complete',
        payment_status: isPaid ? 'paid' : 'unpaid',
        payment_intent: payment.paymentId,
        amount_total: Number(payment.amountPaise),
        currency: 'inr',
        metadata: { orderId: payment.orderRef },
      },
    },
  });
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
}
