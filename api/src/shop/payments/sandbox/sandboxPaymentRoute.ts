import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Stripe from 'stripe';
import escapeHtml from 'escape-html';
import type { SandboxPayment } from '../../../platform/db/generated/client.ts';
import type { LiveSettings, ShopSettings } from '../../../platform/config/settings/shopSettings.ts';
import { db } from '../../../platform/db/client.ts';
import { sendError } from '../../../platform/http/errorResponses.ts';
import { SANDBOX_PAYMENT_PATH, sandboxSessionState } from './sandboxProvider.ts';
import { NO_RATE_LIMIT, PAYMENT_WEBHOOK_PATH } from '../paymentWebhookRoute.ts';
import { htmlPage } from '../../../platform/http/htmlPage.ts';
import { formatRupees } from '@kirana/shared/money.ts';

const STYLE = `
body { min-height: 100dvh; display: flex; flex-direction: column; }
.banner { padding: 12px 16px; background: #f6b21b; color: #1e1b16; text-align: center; font-weight: 600; }
main { width: 100%; max-width: 440px; margin: auto; padding: 24px 16px; }
.card { padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.amount { margin: 4px 0 20px; color: var(--ink); font-size: 32px; font-weight: 700; line-height: 1.25; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; margin-top: 20px; }
button, .leave { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid transparent; border-radius: 8px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.approve { background: var(--button); color: var(--button-text); }
.approve:hover { background: var(--button-hover); }
.decline { border-color: light-dark(#b23420, #ff9c8a); background: transparent; color: light-dark(#b23420, #ff9c8a); }
.decline:hover, .leave:hover { background: var(--hover); }
.leave { color: var(--quiet); font-weight: 500; }
`;

/** The texts of the payment page for a closed session. */
const OVER: Record<Exclude<SandboxPayment['status'], 'OPEN'>, string> = {
  PAID: 'This payment was approved.',
  DECLINED: 'This payment was declined.',
  EXPIRED: 'This payment has expired.',
};

/** The payment page of the sandbox: it offers to approve or decline. */
function sandboxPaymentPage(payment: SandboxPayment, now: Date, brand: ShopSettings['brand']): string {
  const status = payment.status === 'OPEN' && payment.expiresAt <= now ? 'EXPIRED' : payment.status;
  return htmlPage(
    {
      title: 'Test payment',
      style: STYLE,
      body: `<p class="banner">Test payment: no money moves</p>
<main>
<div class="card">
<h1>${escapeHtml(payment.description)}</h1>
<p class="amount">${formatRupees(payment.amountPaise)}</p>
${status === 'OPEN' ? choices(payment) : over(payment, OVER[status])}
</div>
</main>`,
    },
    brand,
  );
}

function choices({ id, cancelUrl }: SandboxPayment): string {
  const path = `${SANDBOX_PAYMENT_PATH}${id}`;
  return `<p>A real shop would ask for a card or UPI here. Choose the bank’s answer.</p>
<form method="post">
<button class="approve" formaction="${path}/approve">Approve payment</button>
<button class="decline" formaction="${path}/decline">Decline payment</button>
</form>
<p><a class="leave" href="${escapeHtml(cancelUrl)}">Leave without paying</a></p>`;
}

function over({ status, successUrl, cancelUrl }: SandboxPayment, text: string): string {
  const url = status === 'PAID' ? successUrl : cancelUrl;
  return `<p>${text}</p><p><a href="${escapeHtml(url)}">Back to the shop</a></p>`;
}

export type SandboxDecision = 'approve' | 'decline';

/** A request with an id of another form is answered like one to an unknown path. */
const PAGE = `${SANDBOX_PAYMENT_PATH}:id(^sandbox_session_[0-9a-f-]{36}$)`;
const DECISIONS: readonly SandboxDecision[] = ['approve', 'decline'];

/**
 * Serves the payment page of the sandbox. A decision is sent to the shop's payment webhook as a signed event, as a real provider does;
 * the reconciler finds the decision when the event gets lost.
 */
export async function registerSandboxPaymentRoutes(
  app: FastifyInstance,
  { webhookSecret, settings }: { webhookSecret: string; settings: LiveSettings },
): Promise<void> {
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
      const html = sandboxPaymentPage(payment, new Date(), (await settings.read()).brand);
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
export async function decideSandboxPayment(id: string, decision: SandboxDecision, now: Date) {
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
export function sandboxEvent(payment: SandboxPayment, { secret, now }: { secret: string; now: Date }) {
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
