import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { forbidden, unauthenticated, type Authentication } from '../../graphql/viewer.ts';
import { sendError } from '../../http/errorAnswers.ts';
import { readOnlyRoute } from '../../http/readOnlyRoute.ts';
import { exportCatalogue } from './exportCatalogue.ts';

/** Where an admin downloads the catalogue. */
export const EXPORT_PATH = '/catalogue.csv';

/** Serves the catalogue as a CSV file to admins, page by page, as fast as it is taken. */
export function registerExport(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  authenticate: (request: FastifyRequest) => Promise<Authentication>,
): void {
  readOnlyRoute(app, EXPORT_PATH, async (request, reply) => {
    const authentication = await authenticate(request);
    if (authentication.state !== 'active') return sendError(reply, 401, unauthenticated().message);
    if (authentication.viewer.role !== 'ADMIN') return sendError(reply, 403, forbidden().message);
    reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="kirana-catalogue-${today()}.csv"`,
      })
      .type('text/csv; charset=utf-8');
    return request.method === 'HEAD' ? reply.send() : reply.send(Readable.from(exportCatalogue(publicUrl)));
  });
}

/** By the shop's own calendar, as `2026-01-31`. */
function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
