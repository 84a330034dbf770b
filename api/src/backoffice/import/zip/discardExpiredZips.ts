import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import { db } from '../../../platform/db/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { changeTopic } from '../../catalogue/changeJob.ts';

/**
 * Discards zips of pictures that were uploaded, or whose application began, before a time and did not finish, with the rows that are not
 * applied. Returns their number.
 */
export function discardExpiredZips(before: Date, pubSub: PubSub): Promise<number> {
  return db.$transaction(async (tx) => {
    const expired = await tx.$queryRaw<{ id: string; fileName: string; doneCount: number }[]>`
      WITH expired AS (
        UPDATE catalogue_imports SET status = 'DISCARDED', finished_at = now()
        WHERE format = 'PICTURES' AND status IN ('CHECKED', 'FAILED') AND coalesce(started_at, created_at) < ${before}
        RETURNING id, file_name, done_count
      ), deleted AS (
        DELETE FROM import_rows USING expired WHERE import_rows.import_id = expired.id AND import_rows.done_at IS NULL
      )
      SELECT id::text, file_name AS "fileName", done_count AS "doneCount" FROM expired`;
    if (expired.length === 0) return 0;
    await recordAudits(
      tx,
      null,
      expired.map(({ id, fileName, doneCount }) => ({
        ...{ action: 'CATALOGUE_IMPORT', subjectId: id, subjectName: fileName, batchId: id, before: null },
        after: { status: 'DISCARDED', doneCount },
      })),
    );
    await pubSub.notify(tx, ...expired.map(({ id }) => changeTopic('file', id)));
    return expired.length;
  });
}
