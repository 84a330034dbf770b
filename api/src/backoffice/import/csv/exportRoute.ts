import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { shopDay } from '../../../platform/core/time/shopCalendar.ts';
import type { Authentication } from '../../../platform/core/viewer.ts';
import { csvFileHeaders } from '../../../platform/http/csvFileHeaders.ts';
import { sendError } from '../../../platform/http/errorResponses.ts';
import { readOnlyRoute } from '../../../platform/http/readOnlyRoute.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { refuseDownload } from '../../../platform/http/refuseDownload.ts';

/** The path at which staff download the catalogue. */
export const EXPORT_PATH = '/catalogue.csv';

/** Serves the catalogue as a CSV file to those who may change it, as a stream with backpressure. */
export function registerExport(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  authenticate: (request: FastifyRequest) => Promise<Authentication>,
): void {
  readOnlyRoute(app, EXPORT_PATH, async (request, reply) => {
    const refusal = refuseDownload(await authenticate(request), 'CATALOGUE');
    if (refusal) return sendError(reply, refusal.status, refusal.message);
    reply.headers(csvFileHeaders(`kirana-catalogue-${shopDay(new Date())}.csv`));
    return request.method === 'HEAD' ? reply.send() : reply.send(Readable.from(exportCatalogue(publicUrl)));
  });
}
