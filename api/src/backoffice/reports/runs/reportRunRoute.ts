import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeIdOf, MalformedIdError } from '../../../platform/core/publicId.ts';
import type { StaffAccess } from '../../../platform/core/caller.ts';
import type { Authentication } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { csvFileHeaders } from '../../../platform/http/downloads.ts';
import { sendError, readOnlyRoute } from '../../../platform/http/errorResponses.ts';
import { refuseExport } from '../../../shop/identity/authentication/refuseExport.ts';
import { reportFileName } from '../reportFileName.ts';
import { rangeOfRun } from './rangeOfRun.ts';

const PAGE_SIZE = 20;

/** Serves the files of prepared reports to those who may read reports, as a stream with backpressure. */
export function registerReportRuns(
  app: FastifyInstance,
  authenticate: (request: FastifyRequest) => Promise<Authentication>,
  staffAccess: StaffAccess,
): void {
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
  try {
    return decodeIdOf('ReportRun', runId);
  } catch (error) {
    if (error instanceof MalformedIdError) return null;
    throw error;
  }
}

/** The file of a run that is done, in parts. */
async function* reportRunCsv(runId: string): AsyncGenerator<string> {
  for (let after = -1; ;) {
    const parts = await db.reportRunPart.findMany({
      where: { runId, position: { gt: after } },
      orderBy: { position: 'asc' },
      take: PAGE_SIZE,
    });
    for (const { csv } of parts) yield csv;
    if (parts.length < PAGE_SIZE) return;
    after = parts.at(-1)?.position ?? after;
  }
}
