import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxPayment } from '../../../platform/db/generated/client.ts';
import { db } from '../../../platform/db/client.ts';
import { sendError } from '../../../platform/http/errorResponses.ts';
import { decideSandboxPayment, type SandboxDecision } from './decideSandboxPayment.ts';
import { sandboxEvent } from './sandboxEvent.ts';
import { sandboxPaymentPage } from './sandboxPaymentPage.ts';
import { SANDBOX_PAYMENT_PATH } from './sandboxProvider.ts';
import { NO_RATE_LIMIT, PAYMENT_WEBHOOK_PATH } from '../paymentWebhookRoute.ts';

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
