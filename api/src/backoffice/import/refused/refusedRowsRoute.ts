import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeIdOf, encodeId, MalformedIdError } from '../../../platform/core/publicId.ts';
import type { Authentication } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { csvFileHeaders, refuseDownload } from '../../../platform/http/downloads.ts';
import { sendError, readOnlyRoute } from '../../../platform/http/errorResponses.ts';
import { exportRefusedRows } from './exportRefusedRows.ts';

/** The path at which staff download the refused rows of an import. */
export function refusedRowsPath(importId: string): string {
  return `/catalogue-imports/${encodeId('CatalogueImport', importId)}/refused.csv`;
}

/** Serves the refused rows of an import as a CSV file to those who may change the catalogue, as a stream with backpressure. */
export function registerRefusedRows(
  app: FastifyInstance,
  authenticate: (request: FastifyRequest) => Promise<Authentication>,
): void {
  readOnlyRoute(app, '/catalogue-imports/:importId/refused.csv', async (request, reply) => {
    const refusal = refuseDownload(await authenticate(request), 'CATALOGUE');
    if (refusal) return sendError(reply, refusal.status, refusal.message);
    const id = importIdOf(request);
    const found = id && (await db.catalogueImport.findUnique({ where: { id }, select: SELECTION }));
    if (!found) return sendError(reply, 404, 'This import no longer exists');
    const name = found.fileName.replace(/\.[^.]*$/, '');
    reply.headers(csvFileHeaders(`${name} refused.csv`));
    return request.method === 'HEAD' ? reply.send() : reply.send(Readable.from(exportRefusedRows(found)));
  });
}

const SELECTION = { id: true, fileName: true, headings: true, headingColumns: true, columns: true } as const;

function importIdOf({ params }: FastifyRequest): string | null {
  const { importId } = params as { importId: string }; // of the path
  try {
    return decodeIdOf('CatalogueImport', importId);
  } catch (error) {
    if (error instanceof MalformedIdError) return null;
    throw error;
  }
}
