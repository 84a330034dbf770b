import { z } from 'zod';
import { ACTOR_SELECTION, actorOf, ActorRef } from '../../../platform/audit/audit.schema.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { db } from '../../../platform/db/client.ts';
import type { ReportRun, ReportRunStatus } from '../../../platform/db/generated/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toNodeConnection, connectionQuery } from '../../../platform/graphql/connection.ts';
import { scopesOf } from '../../../platform/graphql/scopes.ts';
import { findReportHandle } from '../findReportHandle.ts';
import { ReportRef } from '../report.schema.ts';
import { reportPaths } from '../reportPaths.ts';
import { REPORTS } from '../reports.ts';
import { ReportTableRef } from '../reportTable.schema.ts';
import { rangeOfRun } from './rangeOfRun.ts';

const cell = z.union([z.string(), z.number(), z.null()]);
const storedRows = z.object({ rows: z.array(z.array(cell)), totals: z.array(cell) });

function storedTable(run: Pick<ReportRun, 'handle' | 'status' | 'rowCount' | 'result'>) {
  const handle = findReportHandle(run.handle);
  if (!handle || run.status !== 'DONE' || run.rowCount === null) return null;
  const stored = storedRows.parse(run.result);
  if (stored.totals.length !== REPORTS[handle].columns.length) return null;
  return { handle, table: { rowCount: run.rowCount, ...stored } };
}

const ReportRunStatusRef = builder.enumType('ReportRunStatus', {
  description: 'The state of a report run.',
  values: {
    RUNNING: { description: 'The report is being prepared, or waits for those before it.' },
    DONE: { description: 'The report and its file are ready.' },
    FAILED: { description: 'The report could not be prepared; `reportRunStart` tries again.' },
  } satisfies Record<ReportRunStatus, object>,
});

/** A report that a job prepares. */
export const ReportRunRef = builder.prismaNode('ReportRun', {
  description: 'A report that a job prepares, with its file. It is deleted after 7 days.',
  authScopes: { reports: true },
  id: { field: 'id', description: 'The public id, `report_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).reports ? id : NIL_UUID }),
  fields: (t) => ({
    report: t.field({
      type: ReportRef,
      nullable: true,
      description: 'The report; null when this version of the shop has it no more.',
      select: { handle: true },
      resolve: ({ handle }) => findReportHandle(handle) ?? null,
    }),
    from: t.string({
      description: 'The first day, as `2026-01-31`.',
      select: { firstDay: true, lastDay: true },
      resolve: (run) => rangeOfRun(run).first,
    }),
    to: t.string({
      description: 'The last day.',
      select: { firstDay: true, lastDay: true },
      resolve: (run) => rangeOfRun(run).last,
    }),
    status: t.expose('status', { type: ReportRunStatusRef, description: 'The state.' }),
    actor: t.field({
      type: ActorRef,
      nullable: true,
      description: 'Who started it; null for a deleted account.',
      select: { actor: ACTOR_SELECTION },
      resolve: ({ actor }) => actorOf(actor),
    }),
    rowCount: t.exposeInt('rowCount', {
      nullable: true,
      description: 'The number of rows; null until they are counted.',
    }),
    doneCount: t.exposeInt('doneCount', { description: 'The number of rows that are in the file.' }),
    table: t.field({
      type: ReportTableRef,
      nullable: true,
      description: 'The rows; null before it is done, and when this version of the shop has other columns.',
      select: { handle: true, status: true, rowCount: true, result: true },
      resolve: storedTable,
    }),
    csvUrl: t.string({
      nullable: true,
      description: 'The URL at which staff download the file; null before it is done.',
      select: { id: true, status: true },
      resolve: ({ id, status }) => (status === 'DONE' ? reportPaths.run(id) : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of its start.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it was done or failed; null before.',
    }),
  }),
});

const REPORT_RUN_CONNECTION = listOf('ReportRun', ReportRunRef, {
  edge: 'A report run in a list.',
  connection: 'A list of report runs.',
});

builder.queryField('reportRuns', (t) =>
  t.connection(
    {
      type: ReportRunRef,
      nullable: true,
      description: 'The report runs of the last 7 days, newest first. Needs the permission `REPORTS`.',
      authScopes: { reports: true },
      resolve: async (_root, args, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'ReportRun' });
        const rows = await db.reportRun.findMany({ ...query, ...keysetPage(args, 'id', 'desc') });
        return toNodeConnection(rows, args, () => db.reportRun.count());
      },
    },
    ...REPORT_RUN_CONNECTION,
  ),
);
