import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { InvalidArgumentError } from '../../platform/core/errors/userError.ts';
import type { StaffAccess } from '../../platform/core/caller.ts';
import { type Authentication, requireViewer } from '../../platform/core/viewer.ts';
import { csvFileHeaders } from '../../platform/http/downloads.ts';
import { sendError, readOnlyRoute } from '../../platform/http/errorResponses.ts';
import { refuseExport } from '../../shop/identity/authentication/refuseExport.ts';
import { findReportHandle } from './findReportHandle.ts';
import { isReportLong } from './isReportLong.ts';
import { readReport, type ReportCell } from './readReport.ts';
import { reportFileName } from './reportFileName.ts';
import { reportRange } from './reportRange.ts';
import { MAX_FILE_ROWS } from './reportLimits.ts';
import { REPORTS } from './reports.ts';
import { csvHeader } from './csvHeader.ts';
import { csvLines } from './csvLines.ts';
import type { ReportDefinition } from './report.ts';

const BLOCK_SIZE = 500;

const TOO_LONG = 'This report is too long for a download: start a run of it, which prepares the file';

const query = z.object({ from: z.string(), to: z.string() });

/** Serves reports as CSV files to those who may read reports. */
export function registerReports(
  app: FastifyInstance,
  authenticate: (request: FastifyRequest) => Promise<Authentication>,
  staffAccess: StaffAccess,
): void {
  readOnlyRoute(app, '/reports/:handle/report.csv', async (request, reply) => {
    const authentication = await authenticate(request);
    if (await refuseExport(reply, { authentication, staffAccess }, 'REPORTS')) return reply;
    const handle = findReportHandle((request.params as { handle: string }).handle); // of the path
    if (!handle) return sendError(reply, 404, 'There is no such report');
    const range = readRange(request);
    if (range instanceof InvalidArgumentError) return sendError(reply, 400, range.message);
    reply.headers(csvFileHeaders(reportFileName(handle, range)));
    if (request.method === 'HEAD') return reply.send();
    if (await isReportLong(handle, range)) return sendError(reply, 413, TOO_LONG);
    const { rows, rowCount } = await readReport(requireViewer(authentication), { handle, range, limit: MAX_FILE_ROWS });
    if (rowCount > MAX_FILE_ROWS) return sendError(reply, 413, TOO_LONG);
    return reply.send(Readable.from(reportCsv(REPORTS[handle], rows)));
  });
}

function readRange(request: FastifyRequest): DateRange | InvalidArgumentError {
  const days = query.safeParse(request.query);
  if (!days.success) return new InvalidArgumentError('A report needs from and to');
  try {
    return reportRange(days.data);
  } catch (error) {
    if (error instanceof InvalidArgumentError) return error;
    throw error;
  }
}

/** The rows of a report as a CSV file, in blocks: the names of the columns first, and no totals, because other programs would add them up. */
function* reportCsv(report: ReportDefinition, rows: readonly ReportCell[][]): Generator<string> {
  yield csvHeader(report);
  for (let at = 0; at < rows.length; at += BLOCK_SIZE) yield csvLines(report.columns, rows.slice(at, at + BLOCK_SIZE));
}
