import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { shopDay } from '../../../platform/core/shopCalendar.ts';
import type { Authentication } from '../../../platform/core/viewer.ts';
import { csvFileHeaders, refuseDownload } from '../../../platform/http/downloads.ts';
import { sendError, readOnlyRoute } from '../../../platform/http/errorResponses.ts';
import { db } from '../../../platform/db/client.ts';
import { COLUMN_NAMES } from './catalogueColumns.ts';
import { CATALOGUE_PRODUCT, catalogueProduct, productCells } from './catalogueProduct.ts';
import { BYTE_ORDER_MARK, csvText, escapeFormula } from '../../../platform/core/csv.ts';

const PAGE_SIZE = 500;

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
    reply.headers(csvFileHeaders(`catalogue-${shopDay(new Date())}.csv`));
    return request.method === 'HEAD' ? reply.send() : reply.send(Readable.from(exportCatalogue(publicUrl)));
  });
}

/** Exports the products that are not deleted as CSV, in pages, oldest first. `publicUrl` is the URL of the shop. */
export async function* exportCatalogue(publicUrl: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([COLUMN_NAMES]);
  let lastId: string | undefined;
  do {
    const page = await db.product.findMany({
      where: { deletedAt: null, ...(lastId ? { id: { gt: lastId } } : {}) },
      orderBy: { id: 'asc' },
      take: PAGE_SIZE,
      select: CATALOGUE_PRODUCT,
    });
    const rows = page.map((loaded) => {
      const cells = productCells(catalogueProduct(loaded), publicUrl);
      return COLUMN_NAMES.map((column) => escapeFormula(cells[column]));
    });
    if (rows.length > 0) yield csvText(rows);
    lastId = page.at(-1)?.id;
  } while (lastId);
}
