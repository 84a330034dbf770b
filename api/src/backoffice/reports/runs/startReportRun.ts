import { typeid } from 'typeid-js';
import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { ReportHandle } from '../reports.ts';
import { enqueueReportRun } from './reportRunJob.ts';

/** Queues the preparation of a report. While the same report of the same days is being prepared, that run is returned. */
export async function startReportRun(
  viewer: Viewer,
  { handle, range }: { handle: ReportHandle; range: DateRange },
): Promise<{ runId: string }> {
  requirePermission(viewer, 'REPORTS');
  const { first, last } = range;
  return db.$transaction(async (tx) => {
    const [run] = await tx.$queryRaw<{ id: string; isNew: boolean }[]>`
      INSERT INTO report_runs (id, actor_id, handle, first_day, last_day)
      VALUES (${typeid().toUUID()}::uuid, ${viewer.userId}::uuid, ${handle}, ${first}::date, ${last}::date)
      ON CONFLICT (handle, first_day, last_day) WHERE status = 'RUNNING' DO UPDATE SET handle = EXCLUDED.handle
      RETURNING id::text, xmax = 0 AS "isNew"`;
    if (!run) throw new Error('The upsert of a report run returned none');
    if (run.isNew) await enqueueReportRun(tx, run.id);
    return { runId: run.id };
  });
}
