import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { InvalidArgumentError, InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { findReportHandle } from '../findReportHandle.ts';
import { reportRange } from '../reportRange.ts';
import { ReportRunRef } from './reportRun.schema.ts';
import { startReportRun } from './startReportRun.ts';

const StartPayload = builder.objectRef<{ runId: string }>('ReportRunStartPayload').implement({
  description: 'The report is being prepared.',
  fields: (t) => ({
    reportRun: t.prismaField({
      type: ReportRunRef,
      description: 'The run.',
      resolve: (query, { runId }) => db.reportRun.findUniqueOrThrow({ ...query, where: { id: runId } }),
    }),
  }),
});

builder.mutationField('reportRunStart', (t) =>
  t.fieldWithInput({
    description:
      'Prepares a report and its file by a job, for ranges that a page would wait for. While the same report of the same days is being prepared, its run is returned. Needs the permission `REPORTS`.',
    type: StartPayload,
    authScopes: { reports: true },
    errors: { types: [InvalidInputError] },
    input: {
      handle: t.input.string({ required: true, description: 'The handle of the report.' }),
      from: t.input.string({ required: true, description: 'The first day, as `2026-01-31`.' }),
      to: t.input.string({ required: true, description: 'The last day, at most ten years later.' }),
    },
    resolve: (_root, { input: { handle: text, ...days } }, { authentication }) => {
      const handle = findReportHandle(text);
      if (!handle) throw new InvalidInputError([{ path: 'handle', message: 'There is no such report' }]);
      return startReportRun(requireViewer(authentication), { handle, range: rangeOf(days) });
    },
  }),
);

function rangeOf(days: { from: string; to: string }): DateRange {
  try {
    return reportRange(days);
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw new InvalidInputError([{ path: '', message: error.message }]);
    throw error;
  }
}
