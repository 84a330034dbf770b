import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidArgumentError } from '../../platform/core/errors/userError.ts';
import { decodeIdOf, nullIfMalformed } from '../../platform/core/publicId.ts';
import type { StaffAccess } from '../../platform/core/caller.ts';
import { type Authentication, requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { csvFileHeaders } from '../../platform/http/downloads.ts';
import { sendError, readOnlyRoute } from '../../platform/http/errorResponses.ts';
import { refuseExport } from '../../shop/identity/authentication/refuseExport.ts';
import { isReportLong, readReport } from './readReport.ts';
import { MAX_FILE_ROWS, reportCsv, reportFileName } from './reportFile.ts';
import { parseReportRange } from './reportRange.ts';
import { rangeOfRun } from './reportRuns.ts';
import { findReportHandle, REPORTS } from './reports.ts';

const PARTS_PER_READ = 20;

const TOO_LONG = 'This report is too long to download directly. Start a report run, which prepares the file';

const query = z.object({ from: z.string(), to: z.string() });

/** Serves reports, and the files of prepared ones, as CSV to those who may read reports. */
export function registerReports(
  app: FastifyInstance,
  authenticate: (request: FastifyRequest) => Promise<Authentication>,
  staffAccess: StaffAccess,
): void {
  readOnlyRoute(app, '/reports/:handle/report.csv', async (request, reply) => {
    const authentication = await authenticate(request);
    if (await refuseExport(reply, { authentication, staffAccess }, 'REPORTS')) return reply;
    const handle = findReportHandle((request.params as { handle: string }).handle); // of the path
    if (!handle) return sendError(reply, 404, 'We couldn’t find this report');
    const days = query.safeParse(request.query);
    if (!days.success) return sendError(reply, 400, 'A report needs from and to');
    const range = parseReportRange(days.data);
    if (range instanceof InvalidArgumentError) return sendError(reply, 400, range.message);
    reply.headers(csvFileHeaders(reportFileName(handle, range)));
    if (request.method === 'HEAD') return reply.send();
    if (await isReportLong(handle, range)) return sendError(reply, 413, TOO_LONG);
    const { rows, rowCount } = await readReport(requireViewer(authentication), { handle, range, limit: MAX_FILE_ROWS });
    if (rowCount > MAX_FILE_ROWS) return sendError(reply, 413, TOO_LONG);
    return reply.send(Readable.from(reportCsv(REPORTS[handle], rows)));
  });
  readOnlyRoute(app, '/report-runs/:runId/report.csv', async (request, reply) => {
    const authentication = await authenticate(request);
    if (await refuseExport(reply, { authentication, staffAccess }, 'REPORTS')) return reply;
    const id = runIdOf(request);
    const run = id && (await db.reportRun.findFirst({ where: { id, status: 'DONE' } }));
    if (!run) return sendError(reply, 404, 'This report no longer exists');
    reply.headers(csvFileHeaders(reportFileName(run.handle, rangeOfRun(run))));
    return request.method === 'HEAD' ? reply.send() : reply.send(Readable.from(reportRunCsv(run.id)));
  });
}

function runIdOf({ params }: FastifyRequest): string | null {
  const { runId } = params as { runId: string }; // of the path
  return nullIfMalformed(() => decodeIdOf('ReportRun', runId));
}

/** The file of a run that is done, in parts. */
async function* reportRunCsv(runId: string): AsyncGenerator<string> {
  for (let after = -1; ;) {
    const parts = await db.reportRunPart.findMany({
      where: { runId, position: { gt: after } },
      orderBy: { position: 'asc' },
      take: PARTS_PER_READ,
    });
    for (const { csv } of parts) yield csv;
    if (parts.length < PARTS_PER_READ) return;
    after = parts.at(-1)?.position ?? after;
  }
}
