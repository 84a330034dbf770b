import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fingerprint } from '../../core/fingerprint.ts';
import { sendError } from '../../http/errorResponses.ts';
import { isOptedOut } from './isOptedOut.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribeToken.ts';
import { invalidLinkPage, unsubscribePage, type UnsubscribeState } from './unsubscribePage.ts';
import { UNSUBSCRIBE_PATH } from './unsubscribeUrl.ts';
import { updateMailOptOuts } from './updateMailOptOuts.ts';

const UNDO_PATH = `${UNSUBSCRIBE_PATH}/undo`;
const MAX_BODY_BYTES = 16_384;

/**
 * Registers the page of unsubscribe links. A GET changes nothing, because programs that scan mails open links; a POST unsubscribes at
 * once, without a session, because mail programs send it (RFC 8058). The signed token is the permission, and an answer is the same for a
 * deleted account.
 */
export async function registerUnsubscribe(app: FastifyInstance, fingerprint: Fingerprint): Promise<void> {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    change: (subscription: Subscription) => Promise<UnsubscribeState>,
  ): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    const { token } = request.query as { token?: unknown }; // Fastify parses the query into an object
    const subscription = typeof token === 'string' ? readUnsubscribeToken(token, fingerprint) : null;
    if (!subscription || typeof token !== 'string') return reply.code(400).send(invalidLinkPage());
    const state = await change(subscription);
    return reply.send(unsubscribePage(state, { category: subscription.category, token }));
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
    scope.post(UNSUBSCRIBE_PATH, (request, reply) =>
      answer(request, reply, async ({ userId, category }) => {
        await updateMailOptOuts(userId, { [category]: false });
        return 'UNSUBSCRIBED';
      }),
    );
    scope.post(UNDO_PATH, (request, reply) =>
      answer(request, reply, async ({ userId, category }) => {
        await updateMailOptOuts(userId, { [category]: true });
        return 'RESUBSCRIBED';
      }),
    );
    scope.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: UNSUBSCRIBE_PATH,
      handler: (_request, reply) =>
        sendError(reply.header('allow', 'GET, HEAD, POST'), 405, 'Only GET and POST work here.'),
    });
  });
}
