import path from 'node:path';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import { sendError } from '../http/errorAnswers.ts';
import { readOnlyRoute } from '../http/readOnlyRoute.ts';
import { listOutbox, readOutboxMail } from './outbox.ts';
import { outboxListPage, outboxMailPage } from './outboxPage.ts';

const NEWEST = 100;
/** A page of another site may make its own name lead to this machine, but not one of these. */
const LOCAL_NAMES = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The mailbox of development at /dev/mail: where no mail server is configured, outside production, for this machine alone. */
export function registerOutbox(app: FastifyInstance, config: Config): void {
  if (config.environment === 'production' || config.smtpUrl !== null) return;
  if (!LOCAL_NAMES.test(new URL(config.publicUrl).hostname)) return; // a shop that others reach, whatever it calls itself
  const directory = path.join(config.dataDir, 'outbox');
  localPage(app, '/dev/mail', async () => outboxListPage(await listOutbox(directory, NEWEST)));
  localPage(app, '/dev/mail/:id', async (request) => {
    const { id } = request.params as { id: string }; // the name in the path above
    const mail = await readOutboxMail(directory, id);
    return mail && outboxMailPage(mail);
  });
}

/** A page for browsers on this machine; to others, and where `render` has nothing, there is nothing at this address. */
function localPage(
  app: FastifyInstance,
  url: string,
  render: (request: FastifyRequest) => Promise<string | null>,
): void {
  const handler: RouteHandlerMethod = async (request, reply) => {
    const html = isLocal(request) ? await render(request) : null;
    if (html === null) return sendError(reply, 404, 'There is nothing at this address.');
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };
  readOnlyRoute(app, url, handler);
}

/** By the connection itself: what a proxy says of it can be made up. */
function isLocal({ hostname, socket: { remoteAddress = '' } }: FastifyRequest): boolean {
  const isFromHere = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
  return isFromHere && LOCAL_NAMES.test(hostname);
}
