import escapeHtml from 'escape-html';
import type { SandboxPayment } from '../../../platform/db/generated/client.ts';
import { htmlPage } from '../../../platform/http/htmlPage.ts';
import { formatRupees } from '../../../platform/money/rupees.ts';
import { SANDBOX_PAYMENT_PATH } from './sandboxProvider.ts';

const STYLE = `
body { min-height: 100dvh; display: flex; flex-direction: column; }
.banner { padding: 12px 16px; background: #f6b21b; color: #1e1b16; text-align: center; font-weight: 600; }
main { width: 100%; max-width: 440px; margin: auto; padding: 24px 16px; }
.card { padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.amount { margin: 4px 0 20px; color: var(--ink); font-size: 32px; font-weight: 700; line-height: 1.25; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; margin-top: 20px; }
button, .leave { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid transparent; border-radius: 8px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.approve { background: light-dark(#1f7a3d, #7ed69c); color: light-dark(#ffffff, #151310); }
.approve:hover { background: light-dark(#17612f, #9be0b2); }
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
export function sandboxPaymentPage(payment: SandboxPayment, now: Date): string {
  const status = payment.status === 'OPEN' && payment.expiresAt <= now ? 'EXPIRED' : payment.status;
  return htmlPage({
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
  });
}

function choices({ id, cancelUrl }: SandboxPayment): string {
  const path = `${SANDBOX_PAYMENT_PATH}${id}`;
  return `<p>A real shop would ask for a card or UPI here. Choose what the bank is to say.</p>
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
