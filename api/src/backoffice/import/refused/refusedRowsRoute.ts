import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { decodeIdOf, encodeId, nullIfMalformed } from '../../../platform/core/publicId.ts';
import type { Authentication } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { csvFileHeaders, refuseDownload } from '../../../platform/http/downloads.ts';
import { sendError, readOnlyRoute } from '../../../platform/http/errorResponses.ts';
import { BYTE_ORDER_MARK, csvText, escapeFormula } from '../../../platform/core/csv.ts';
import { issueMessage } from '../csv/readCells.ts';
import { parseColumns, type ColumnMapping } from '../mapping/columnMapping.ts';
import { storedCells } from '../mapping/newRow.ts';
import { REFUSED_HEADINGS } from '../csv/csvHeader.ts';

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

/** `columns` has those of a file that was uploaded before headings were stored. */
const SELECTION = { id: true, fileName: true, headings: true, headingColumns: true, columns: true } as const;

/** An import whose refused rows are exported. */
type ExportedImport = Prisma.CatalogueImportGetPayload<{ select: typeof SELECTION }>;

function importIdOf({ params }: FastifyRequest): string | null {
  const { importId } = params as { importId: string }; // of the path
  return nullIfMalformed(() => decodeIdOf('CatalogueImport', importId));
}

const PAGE_SIZE = 500;

const cellsShape = z.record(z.string(), z.string());

const issuesShape = z.array(z.object({ column: z.string().nullable(), reason: z.string() }));

/**
 * Exports the refused rows of an import as CSV, in pages: the headings and cells of the file, then the number of the row and the reasons. An
 * import of the corrected file ignores those two.
 */
async function* exportRefusedRows({ id, ...file }: ExportedImport): AsyncGenerator<string> {
  const headings = file.headings.length > 0 ? file.headings : file.columns;
  const columns = parseColumns(file.headings.length > 0 ? file.headingColumns : file.columns);
  yield BYTE_ORDER_MARK + csvText([[...headings, ...REFUSED_HEADINGS].map(escapeFormula)]);
  for (let after = 0; ;) {
    const page = await db.importRow.findMany({
      where: { importId: id, outcome: 'REJECTED', number: { gt: after } },
      orderBy: { number: 'asc' },
      take: PAGE_SIZE,
      select: { number: true, cells: true, issues: true },
    });
    if (page.length > 0) yield csvText(page.map((row) => lineOf(row, columns)));
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)?.number ?? after;
  }
}

function lineOf(
  { number, cells, issues }: { number: number; cells: unknown; issues: unknown },
  columns: ColumnMapping,
) {
  const reasons = issuesShape.parse(issues).map(issueMessage).join('\n');
  return [...storedCells(cellsShape.parse(cells), columns), String(number), reasons].map(escapeFormula);
}
