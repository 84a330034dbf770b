import { db } from '../../../platform/db/client.ts';

/** Discards zips of pictures that were uploaded before a time and were not applied, with their rows. Returns their number. */
export async function discardExpiredZips(before: Date): Promise<number> {
  const [{ count }] = await db.$queryRaw<[{ count: number }]>`
    WITH expired AS (
      UPDATE catalogue_imports SET status = 'DISCARDED', finished_at = now()
      WHERE format = 'PICTURES' AND status IN ('CHECKED', 'FAILED') AND created_at < ${before} RETURNING id
    ), deleted AS (
      DELETE FROM import_rows USING expired WHERE import_rows.import_id = expired.id AND import_rows.done_at IS NULL
    )
    SELECT count(*)::int AS count FROM expired`;
  return count;
}
