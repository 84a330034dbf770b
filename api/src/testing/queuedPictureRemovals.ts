import { db } from '../platform/db/client.ts';

/** The ids of the pictures in each queued removal. */
export async function queuedPictureRemovals(): Promise<string[][]> {
  const jobs = await db.$queryRaw<{ payload: { ids: string[] } }[]>`
    SELECT job.payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = 'removePictures'
    ORDER BY job.id`;
  return jobs.map(({ payload }) => payload.ids);
}
