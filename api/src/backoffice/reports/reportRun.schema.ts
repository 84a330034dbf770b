import { z } from 'zod';
import { InvalidArgumentError, InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { readGivenDays } from './reportRange.ts';
import { actorField } from '../../platform/audit/audit.schema.ts';
import { db } from '../../platform/db/client.ts';
import type { ReportRun, ReportRunStatus } from '../../platform/db/generated/client.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { nodePage } from '../../platform/graphql/nodePage.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import { ReportRef, ReportTableRef } from './report.schema.ts';
import { reportPaths } from './reportFile.ts';
import { findReportHandle, REPORTS } from './reports.ts';
import { rangeOfRun, startReportRun } from './reportRuns.ts';

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
    RUNNING: { description: 'In preparation, or queued.' },
    DONE: { description: 'The report and its file are ready.' },
    FAILED: { description: '`reportRunStart` tries again.' },
  } satisfies Record<ReportRunStatus, object>,
});

type RunDays = Pick<ReportRun, 'firstDay' | 'lastDay'>;
const DAYS = { firstDay: true, lastDay: true } as const;
const FIRST_DAY = { select: DAYS, resolve: (run: RunDays) => rangeOfRun(run).first };
const LAST_DAY = { select: DAYS, resolve: (run: RunDays) => rangeOfRun(run).last };

export const ReportRunRef = builder.prismaNode('ReportRun', {
  description: 'A report that a job prepares, with its file; deleted after 7 days.',
  ...staffNode('reports', 'The public id, `report_…`.'),
  fields: (t) => ({
    report: t.field({
      type: ReportRef,
      nullable: true,
      description: 'Null when this version of the shop no longer has it.',
      select: { handle: true },
      resolve: ({ handle }) => findReportHandle(handle) ?? null,
    }),
    startDate: t.field({ type: 'Date', description: 'The first day.', ...FIRST_DAY }),
    endDate: t.field({ type: 'Date', description: 'The last day.', ...LAST_DAY }),
    from: t.string({ description: 'The first day.', deprecationReason: replacedBy('`startDate`'), ...FIRST_DAY }),
    to: t.string({ description: 'The last day.', deprecationReason: replacedBy('`endDate`'), ...LAST_DAY }),
    status: t.expose('status', { type: ReportRunStatusRef, description: 'Its state.' }),
    actor: t.field(actorField('actor', 'Null for a deleted account.')),
    rowCount: t.exposeInt('rowCount', { nullable: true, description: 'Null until the rows are counted.' }),
    doneCount: t.exposeInt('doneCount', { description: 'The number of rows in the file so far.' }),
    table: t.field({
      type: ReportTableRef,
      nullable: true,
      description: 'Null before it is done, and when this version of the shop has other columns.',
      select: { handle: true, status: true, rowCount: true, result: true },
      resolve: storedTable,
    }),
    csvUrl: t.string({
      nullable: true,
      description: 'The URL of the file, as `RangedReport.csvUrl`; null before it is done.',
      select: { id: true, status: true },
      resolve: ({ id, status }) => (status === 'DONE' ? reportPaths.run(id) : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done or failed.',
    }),
  }),
});

const REPORT_RUN_CONNECTION = listOf('ReportRun', ReportRunRef, ['A report run', 'report runs']);

builder.queryField('reportRuns', (t) =>
  t.connection(
    {
      type: ReportRunRef,
      nullable: true,
      description: 'Newest first. Needs the permission `REPORTS`.',
      authScopes: { reports: true },
      resolve: (_root, args, context, info) =>
        nodePage(
          { args, context, info, typeName: 'ReportRun', select: { id: true } },
          { where: {}, find: (query) => db.reportRun.findMany(query), count: () => db.reportRun.count() },
        ),
    },
    ...REPORT_RUN_CONNECTION,
  ),
);

const run = payloadFields('ReportRun', 'runId', (query) => db.reportRun.findUniqueOrThrow(query));

builder.mutationField('reportRunStart', (t) =>
  t.fieldWithInput({
    description:
      'Prepares a report of a long range by a job. Returns the run of the same report and days that is in preparation, if there is one. Needs the permission `REPORTS`.',
    type: run.payload('ReportRunStartPayload', 'The report is being prepared.', (payload) => ({
      reportRun: payload.field(run.row(ReportRunRef, 'The run.')),
    })),
    authScopes: { reports: true },
    errors: { types: [InvalidInputError] },
    input: {
      handle: t.input.string({ required: true, description: '`Report.handle`.' }),
      startDate: t.input.field({ type: 'Date', description: 'The first day; required.' }),
      endDate: t.input.field({ type: 'Date', description: 'The last day, at most ten years later; required.' }),
      from: t.input.string({ description: 'The first day.', deprecationReason: replacedBy('`startDate`') }),
      to: t.input.string({ description: 'The last day.', deprecationReason: replacedBy('`endDate`') }),
    },
    resolve: (_root, { input: { handle: text, ...days } }, { authentication }) => {
      const handle = findReportHandle(text);
      if (!handle) throw new InvalidInputError([{ path: 'handle', message: 'We couldn’t find this report' }]);
      const range = readGivenDays(days);
      if (range instanceof InvalidArgumentError) throw new InvalidInputError([{ path: '', message: range.message }]);
      return startReportRun(requireViewer(authentication), { handle, range });
    },
  }),
);
