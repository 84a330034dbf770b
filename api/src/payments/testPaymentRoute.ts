import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TestPayment } from '../db/generated/client.ts';
import { db } from '../db/client.ts';
import { sendError } from '../http/errorAnswers.ts';
import { decideTestPayment, type TestDecision } from './decideTestPayment.ts';
import { testMessage } from './testMessage.ts';
import { testPaymentPage } from './testPaymentPage.ts';
import { TEST_PAYMENT_PATH } from './testProvider.ts';
import { UNCOUNTED, WEBHOOK_PATH } from './webhookRoute.ts';

/** Any other id is answered like an address that leads nowhere. */
const PAGE = `${TEST_PAYMENT_PATH}:id(^test_session_[0-9a-f-]{36}$)`;
const DECISIONS: readonly TestDecision[] = ['approve', 'decline'];

/**
 * The hosted page of the test provider. What is played on it is reported to the shop's webhook as a real provider would: signed,
 * and to be found out by the shop itself when the message gets lost.
 */
export async function registerTestPayments(app: FastifyInstance, webhookSecret: string): Promise<void> {
  const report = async (payment: TestPayment) => {
    const { body, signature } = testMessage(payment, { secret: webhookSecret, now: new Date() });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { statusCode } = await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body });
    if (statusCode !== 200) app.log.warn({ statusCode }, 'the webhook did not take a message of the test provider');
  };

  await app.register(async (scope) => {
    // The buttons of the page send a form without fields.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null),
    );
    scope.get<{ Params: { id: string } }>(PAGE, UNCOUNTED, async ({ params }, reply) => {
      const payment = await db.testPayment.findUnique({ where: { id: params.id } });
      if (!payment) return noSuchPage(reply);
      const html = testPaymentPage(payment, new Date());
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
    });
    for (const decision of DECISIONS) {
      scope.post<{ Params: { id: string } }>(`${PAGE}/${decision}`, UNCOUNTED, async ({ params }, reply) => {
        const payment = await decideTestPayment(params.id, decision, new Date());
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
