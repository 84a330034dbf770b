import path from 'node:path';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.ts';
import { isLoopbackName } from '../core/isLoopbackName.ts';
import { sendError } from '../http/errorResponses.ts';
import { readOnlyRoute } from '../http/readOnlyRoute.ts';
import { listOutbox, readOutboxMail } from './outbox.ts';
import { outboxListPage, outboxMailPage } from './outboxPage.ts';

const NEWEST = 100;

/** Registers the development mailbox /dev/mail: only without a mail server, outside production, and for requests from this machine. */
export function registerOutbox(app: FastifyInstance, config: Config): void {
  if (config.environment === 'production' || config.smtpUrl !== null) return;
  if (!isLoopbackName(new URL(config.publicUrl).hostname)) return; // a public address means that others can reach the shop
  const directory = path.join(config.dataDir, 'outbox');
  localPage(app, '/dev/mail', async () => outboxListPage(await listOutbox(directory, NEWEST)));
  localPage(app, '/dev/mail/:id', async (request) => {
    const { id } = request.params as { id: string }; // the name in the path above
    const mail = await readOutboxMail(directory, id);
    return mail && outboxMailPage(mail);
  });
}

/** Registers a page for browsers on this machine; other requests, and those for which `render` answers null, get 404. */
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

/** Checks the address of the connection itself: forwarded headers can be forged. */
function isLocal({ hostname, socket: { remoteAddress = '' } }: FastifyRequest): boolean {
  const isFromHere = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
  return isFromHere && isLoopbackName(hostname);
}
