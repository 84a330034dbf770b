import { setImmediate } from 'node:timers/promises';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { RunnerOptions, Task } from 'graphile-worker';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { resumeImports } from '../catalogue/import/aloneWithImport.ts';
import { PUBLIC_RULES } from '../catalogue/import/fetchPicture.ts';
import { WORK_ON_IMPORT } from '../catalogue/import/importJob.ts';
import { workOnImport } from '../catalogue/import/workOnImport.ts';
import { createPool } from '../db/createPool.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import { PUBLISH_EVENT } from '../events/redisEvents.ts';
import { createFingerprint } from '../fingerprint.ts';
import { identityMails } from '../identity/mails/identityMails.ts';
import { createMailTransport } from '../mail/mailTransport.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { SEND_MAIL } from '../mail/postMail.ts';
import { sendMail } from '../mail/sendMail.ts';
import { createPictureStorages, type PictureStorages } from '../media/pictureStorages.ts';
import { REMOVE_PICTURES, removePictures } from '../media/removePictures.ts';
import { sweepPictures } from '../media/sweepPictures.ts';
import { DELIVER_WEBHOOK } from '../orders/deliveryJob.ts';
import { openProvider } from '../payments/openProvider.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import { SEND_REFUND } from '../payments/requestRefund.ts';
import { sendRefund } from '../payments/sendRefund.ts';
import { deliverWebhook, UndeliveredError } from '../webhooks/deliverWebhook.ts';
import { openWebhooks } from '../webhooks/openWebhooks.ts';
import { resumeDeliveries } from '../webhooks/resumeDeliveries.ts';
import { purgeExpired } from './purgeExpired.ts';
import { cronItems } from './schedule.ts';
import type { TaskName } from './tasks.ts';

const JOBS_AT_ONCE = 4; // mails go on while a payment provider hangs
const DELIVERIES_AT_ONCE = 4; // apart, because nobody's mail may wait for an integrator's server

const mailJob = z.object({ mailId: z.uuid() });
const importJob = z.object({ importId: z.uuid() });
const eventJob = z.object({ topic: z.string() });
const deliveryJob = z.object({ deliveryId: z.uuid() });
const refundJob = z.object({ refundId: z.uuid() });
const pictureJob = z.object({ ids: z.array(z.uuid()) });

/** What the jobs of a process share. */
interface JobMeans {
  config: Config;
  events: LiveEvents;
  transport: MailTransport;
  pictures: PictureStorages;
}

/** What each kind of job does. */
function taskTable({
  config,
  events,
  transport,
  pictures: { current: storage, all: storages },
}: JobMeans): Record<TaskName, Task> {
  const means = {
    composers: identityMails,
    transport,
    publicUrl: config.publicUrl,
    fingerprint: createFingerprint(config.jwtSecret),
    report: (line: string) => console.error(line),
  };
  const payments = openProvider(config, (error) => console.error('Jobs: the payment provider', error));
  const paymentMeans = () => ({ payments, events, shop: config.shop, now: new Date() });
  const webhooks = openWebhooks(config);
  const importMeans = {
    publicUrl: config.publicUrl,
    events,
    storage,
    rules: PUBLIC_RULES,
    report: (error: unknown) => console.error('Jobs: an import', error),
  };
  return {
    purgeExpired: async () => void (await purgeExpired(new Date())),
    [SEND_MAIL]: (payload, { abortSignal: signal }) =>
      sendMail(mailJob.parse(payload).mailId, { ...means, now: new Date(), signal }),
    [REMOVE_PICTURES]: async (payload) => void (await removePictures(pictureJob.parse(payload).ids, storages)),
    [PUBLISH_EVENT]: (payload) => events.publish(eventJob.parse(payload).topic),
    [WORK_ON_IMPORT]: (payload, { abortSignal: signal }) =>
      workOnImport(importJob.parse(payload).importId, { ...importMeans, signal }),
    resumeImports: async () => void (await resumeImports()),
    resumeDeliveries: () => resumeDeliveries(),
    [SEND_REFUND]: (payload) => sendRefund(refundJob.parse(payload).refundId, paymentMeans()),
    [DELIVER_WEBHOOK]: (payload, { job, abortSignal: signal }) =>
      deliverWebhook(deliveryJob.parse(payload).deliveryId, {
        ...webhooks,
        isLast: job.attempts >= job.max_attempts,
        now: new Date(),
        signal,
      }),
    reconcilePayments: () => reconcilePayments(paymentMeans()),
    sweepPictures: async () => void (await sweepPictures(storages, new Date())),
  };
}

/** Works on the jobs in the database's queue until `stop`, which lets running jobs end. Needs the connected database. */
export async function startWorker(
  config: Config,
  databaseUrl: string,
  events: LiveEvents,
): Promise<{ stop(): Promise<void> }> {
  const pool = createPool({
    connectionString: databaseUrl,
    max: JOBS_AT_ONCE + DELIVERIES_AT_ONCE + 2,
    application_name: 'kirana: jobs',
  });
  const transport = createMailTransport(config);
  const pictures = await createPictureStorages(config, (error) => console.error('Jobs: a picture', error));
  const { [DELIVER_WEBHOOK]: deliver, ...tasks } = taskTable({ config, events, transport, pictures });
  const shared: RunnerOptions = {
    pgPool: pool,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      if (meta?.['error'] instanceof UndeliveredError) return; // of an integrator's server, not of the shop
      if (level === 'error' || level === 'warning') console.error(`Jobs: ${message}`);
    }),
  };
  const workers = [
    await run({
      ...shared,
      taskList: tasks,
      parsedCronItems: parseCronItems(cronItems()),
      concurrency: JOBS_AT_ONCE,
    }),
    await run({ ...shared, taskList: { [DELIVER_WEBHOOK]: deliver }, concurrency: DELIVERIES_AT_ONCE }),
  ];
  await resumeImports(); // those that a process left when it was killed
  for (const worker of workers) worker.promise.catch((error: unknown) => console.error('The job worker ended:', error));
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await setImmediate(); // the outcome of the last jobs is about to be written, and `end` waits for what has begun
      transport.close();
      await pool.end();
    },
  };
}
