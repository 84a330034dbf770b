import { expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { resumeDeliveries } from './webhookDeliveries.ts';

async function lock(task: string, worker: string, minutes: number): Promise<void> {
  await db.$executeRaw`SELECT graphile_worker.add_job(${task}, queue_name => ${worker})`;
  await db.$executeRaw`
    WITH queue AS (
      UPDATE graphile_worker._private_job_queues SET locked_by = ${worker}, locked_at = now() WHERE queue_name = ${worker}
      RETURNING id
    )
    UPDATE graphile_worker._private_jobs SET locked_by = ${worker}, locked_at = now() - ${minutes} * interval '1 minute'
    FROM queue WHERE job_queue_id = queue.id`;
}

it('unlocks the delivery of a killed worker and the queue of its endpoint, and nothing else', async () => {
  await lock('deliverWebhook', 'killed', 3);
  await lock('deliverWebhook', 'at work', 1);
  await lock('sendMail', 'mailing', 3);
  await resumeDeliveries();
  const queues = await db.$queryRaw`
    SELECT queue_name AS name, jobs.locked_by AS job, queues.locked_by AS queue
    FROM graphile_worker._private_jobs AS jobs
    JOIN graphile_worker._private_job_queues AS queues ON queues.id = jobs.job_queue_id ORDER BY queues.id`;
  expect(queues).toEqual([
    { name: 'killed', job: null, queue: null },
    { name: 'at work', job: 'at work', queue: 'at work' },
    { name: 'mailing', job: 'mailing', queue: 'mailing' },
  ]);
});
