import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSettings, ShopSettings } from '../config/settings/shopSettings.ts';
import { htmlPage } from '../http/htmlPage.ts';
import { CATEGORY_NAMES, type MailCategory } from './mails.ts';
import {
  UNSUBSCRIBE_PATH,
  changeSubscription,
  isOptedOut,
  readUnsubscribeToken,
  type Subscription,
} from './mailOptOut.ts';
import type { Fingerprint } from '../core/caller.ts';
import { sendError } from '../http/errorResponses.ts';

const STYLE = `
body { min-height: 100dvh; display: flex; flex-direction: column; }
header { padding: 12px 16px; border-bottom: 1px solid var(--line); background: var(--panel); }
header a { display: inline-block; padding: 8px 0; color: var(--brand); font-size: 20px; font-weight: 800; letter-spacing: -0.02em; text-decoration: none; }
main { width: 100%; max-width: 472px; margin: 0 auto; padding: 32px 16px; }
.card { padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
h1 { font-size: 24px; text-wrap: balance; }
p { margin: 12px 0 0; text-wrap: pretty; }
form { margin-top: 24px; }
button { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid transparent; border-radius: 8px; background: var(--button); color: var(--button-text); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--button-hover); }
.undo { border-color: var(--line); background: transparent; color: var(--ink); }
.undo:hover { background: var(--hover); }
nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 24px; margin-top: 12px; }
nav a { padding: 10px 0; }
`;

/** What a person loses by turning a category off. */
const LOSSES: Record<MailCategory, string> = {
  ORDER_UPDATES: 'We’ll stop emailing you when an order is packed, on its way or delivered.',
  BACK_IN_STOCK: 'We’ll stop emailing you when something you asked about is back in stock.',
  LOW_STOCK: 'We’ll stop emailing you when products run low.',
  MARKETING: 'You take back your agreement to emails with offers and news.',
};
const KEPT = 'Receipts, refunds and security alerts will still reach you.';

/** What the page shows: the question, or the state after a click. */
type UnsubscribeState = 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'RESUBSCRIBED';

/** What the page of an unsubscribe link says. */
function unsubscribeNotice(
  state: UnsubscribeState,
  { category, token }: { category: MailCategory; token: string },
): Notice {
  const name = CATEGORY_NAMES[category];
  const query = `?token=${encodeURIComponent(token)}`;
  switch (state) {
    case 'SUBSCRIBED':
      return {
        title: `Unsubscribe from ${name}?`,
        text: `${LOSSES[category]} ${KEPT}`,
        button: { label: 'Unsubscribe', action: `${UNSUBSCRIBE_PATH}${query}` },
      };
    case 'UNSUBSCRIBED':
      if (category === 'MARKETING')
        return {
          title: `You’re unsubscribed from ${name}`,
          text: `Changed your mind? You can agree again in your account. ${KEPT}`,
        };
      return {
        title: `You’re unsubscribed from ${name}`,
        text: `Changed your mind? Turn them back on any time. ${KEPT}`,
        button: { label: 'Undo', action: `${UNSUBSCRIBE_PATH}/undo${query}`, isQuiet: true },
      };
    case 'RESUBSCRIBED':
      return {
        title: `You’re subscribed to ${name} again`,
        text: 'We’ll email you as before.',
        button: { label: 'Unsubscribe', action: `${UNSUBSCRIBE_PATH}${query}`, isQuiet: true },
      };
  }
}

/** The page of a link that the shop has not signed. */
const INVALID_LINK: Notice = {
  title: 'This link doesn’t work',
  text: 'It may be cut off. Open the link in the email again, or change your email preferences in your profile.',
};

interface Notice {
  title: string;
  text: string;
  button?: { label: string; action: string; isQuiet?: boolean };
}

/** The page of an unsubscribe link, which works without scripts. */
function page({ title, text, button }: Notice, brand: ShopSettings['brand']): string {
  const form = button
    ? `<form method="post" action="${escapeHtml(button.action)}"><button${button.isQuiet ? ' class="undo"' : ''}>${button.label}</button></form>`
    : '';
  return htmlPage(
    {
      title,
      style: STYLE,
      body: `<header><a href="/">${escapeHtml(brand.name)}</a></header>
<main>
<div class="card">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
<nav aria-label="More"><a href="/dashboard/profile">Email preferences</a><a href="/">Go to the shop</a></nav>
</div>
</main>`,
    },
    brand,
  );
}

const UNDO_PATH = `${UNSUBSCRIBE_PATH}/undo`;
const MAX_BODY_BYTES = 16_384;

/**
 * Registers the page of unsubscribe links. A GET changes nothing, because programs that scan mails open links; a POST unsubscribes at
 * once, without a session, because mail programs send it (RFC 8058). The signed token is the permission, and an answer is the same for a
 * deleted account.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  { fingerprint, settings }: { fingerprint: Fingerprint; settings: Pick<LiveSettings, 'read'> },
): Promise<void> {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    change: (subscription: Subscription) => Promise<UnsubscribeState>,
  ): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    const { token } = request.query as { token?: unknown }; // Fastify parses the query into an object
    const { brand } = await settings.read();
    const subscription = typeof token === 'string' ? readUnsubscribeToken(token, fingerprint) : null;
    if (!subscription || typeof token !== 'string') return reply.code(400).send(page(INVALID_LINK, brand));
    const state = await change(subscription);
    return reply.send(page(unsubscribeNotice(state, { category: subscription.category, token }), brand));
  };

  await app.register(async (scope) => {
    // Mail programs send a form with one constant field, and the page's buttons send an empty one.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.get(UNSUBSCRIBE_PATH, (request, reply) =>
      answer(request, reply, async (subscription) =>
        (await isOptedOut(subscription)) ? 'UNSUBSCRIBED' : 'SUBSCRIBED',
      ),
    );
    const changeTo = (isWanted: boolean) => (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, async (subscription) => {
        await changeSubscription(subscription, isWanted);
        if (!isWanted) return 'UNSUBSCRIBED';
        return (await isOptedOut(subscription)) ? 'UNSUBSCRIBED' : 'RESUBSCRIBED';
      });
    scope.post(UNSUBSCRIBE_PATH, changeTo(false));
    scope.post(UNDO_PATH, changeTo(true));
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: UNSUBSCRIBE_PATH,
      handler: (_request, reply) =>
        sendError(reply.header('allow', 'GET, HEAD, POST'), 405, 'Only GET and POST work here.'),
    });
  });
}
