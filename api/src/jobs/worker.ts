import { setImmediate } from 'node:timers/promises';
import { Logger as QueueLogger, parseCronItems, type RunnerOptions, type Task } from 'graphile-worker';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../platform/config/config.ts';
import { PUBLIC_RULES } from '../backoffice/import/pictures/fetchPicture.ts';
import { runBulkOperation } from '../backoffice/catalogue/bulk/runBulkOperation.ts';
import { CHANGE_JOBS, resumeImports } from '../backoffice/catalogue/changeJob.ts';
import { processImport } from '../backoffice/import/processImport.ts';
import { queueCampaignMails, resumeCampaigns, SEND_CAMPAIGN } from '../backoffice/campaigns/sendCampaign.ts';
import { recountCustomerFigures, refreshCustomerFigures } from '../backoffice/customers/customerFigures.ts';
import { createPool } from '../platform/db/createPool.ts';
import { type PubSub, PUBLISH_EVENT } from '../platform/events/pubSub.ts';
import { createFingerprint } from '../platform/core/caller.ts';
import { QUEUE_STOCK_NOTIFICATIONS, queueStockNotifications } from '../shop/favourites/backInStockMails.ts';
import { createMailTransport, type MailTransport } from '../platform/mail/mailTransport.ts';
import { SEND_MAIL } from '../platform/mail/enqueueMail.ts';
import { sendMail } from '../platform/mail/sendMail.ts';
import { createBrandPictures } from '../platform/media/brandPictures.ts';
import { createPictureStorages, localStorage, type PictureStorages } from '../platform/media/pictureStorages.ts';
import { REMOVE_PICTURES, removePictures, purgeUnusedPictures } from '../platform/media/removePictures.ts';
import { DELIVER_WEBHOOK } from '../platform/events/webhookDeliveries.ts';
import { refreshProductPopularity, refreshRelatedProducts } from '../shop/recommendations/refreshRecommendations.ts';
import type { PaymentProvider } from '../platform/money/paymentProvider.ts';
import { createPaymentProvider } from '../shop/payments/createPaymentProvider.ts';
import { reconcilePayments } from '../shop/payments/reconcilePayments.ts';
import { RUN_REPORT, runReport } from '../backoffice/reports/reportRuns.ts';
import { SEND_REFUND } from '../shop/refunds/createRefund.ts';
import { sendRefund } from '../shop/refunds/settleRefund.ts';
import { deliverWebhook, DeliveryFailedError } from '../backoffice/webhooks/deliverWebhook.ts';
import { createWebhookServices } from '../backoffice/webhooks/webhookEndpoints.ts';
import { resumeDeliveries } from '../backoffice/webhooks/webhookDeliveries.ts';
import { backfillSales } from '../shop/invoices/sales/recordSales.ts';
import { openLiveSettings } from '../shop/settings/openLiveSettings.ts';
import { refreshSearches } from '../shop/search/rebuildSearchIndex.ts';
import { queueBreachDueMails } from '../backoffice/breaches/breachDueMails.ts';
import { queueGrievanceDueMails } from '../backoffice/grievances/grievanceDueMails.ts';
import { queueLowStockMails } from '../backoffice/catalogue/lowStockMails.ts';
import { MAIL_COMPOSERS } from './mailComposers.ts';
import { observeTasks, type TaskName } from './tasks.ts';
import { purgeExpired } from './purgeExpired.ts';
import { startRunner, startHeartbeat } from './startRunner.ts';
import { cronItems } from './schedule.ts';

const JOB_CONCURRENCY = 4; // a payment provider that does not respond leaves slots for mails
const WEBHOOK_CONCURRENCY = 4; // separate slots, so that a slow integrator's server delays no mail

const mailJob = z.object({ mailId: z.uuid() });
const importJob = z.object({ importId: z.uuid() });
const bulkOperationJob = z.object({ operationId: z.uuid() });
const campaignJob = z.object({ campaignId: z.uuid() });
const reportRunJob = z.object({ runId: z.uuid() });
const eventJob = z.object({ topic: z.string() });
const deliveryJob = z.object({ deliveryId: z.uuid() });
const refundJob = z.object({ refundId: z.uuid() });
const stockNotificationJob = z.object({ productId: z.uuid().optional() });
const pictureJob = z.object({ ids: z.array(z.uuid()) });

/** The services that all jobs of a process share. */
interface JobServices {
  config: Config;
  pubSub: PubSub;
  logger: Logger;
  transport: MailTransport;
  pictures: PictureStorages;
  payments: PaymentProvider;
}

/** The function of each task. */
function taskTable({
  config,
  pubSub,
  logger,
  transport,
  pictures: { current: storage, all: storages },
  payments,
}: JobServices): Record<TaskName, Task> {
  const settings = openLiveSettings(config.settings, null); // a job reads them when it begins
  const reportLogo = (error: unknown) => logger.warn({ err: error }, 'reading the logo');
  const brandPictures = createBrandPictures({ settings, originals: localStorage(config), report: reportLogo });
  const services = {
    composers: MAIL_COMPOSERS,
    transport,
    readLogo: brandPictures.logo,
    publicUrl: config.publicUrl,
    fingerprint: createFingerprint(config.jwtSecret),
    report: (line: string) => logger.error(line),
  };
  const paymentServices = async () => ({ payments, pubSub, shop: await settings.read(), now: new Date() });
  const webhooks = createWebhookServices(config);
  const importServices = {
    publicUrl: config.publicUrl,
    pubSub,
    storage,
    rules: PUBLIC_RULES,
    report: (error: unknown) => logger.error({ err: error }, 'A catalogue import failed'),
  };
  return {
    purgeExpired: async () => void (await purgeExpired(new Date(), pubSub)),
    [SEND_MAIL]: async (payload, { abortSignal: signal }) =>
      sendMail(mailJob.parse(payload).mailId, { ...services, shop: await settings.read(), now: new Date(), signal }),
    [QUEUE_STOCK_NOTIFICATIONS]: async (payload) =>
      void (await queueStockNotifications(new Date(), stockNotificationJob.parse(payload).productId)),
    [REMOVE_PICTURES]: async (payload) => void (await removePictures(pictureJob.parse(payload).ids, storages)),
    [PUBLISH_EVENT]: (payload) => pubSub.publish(eventJob.parse(payload).topic),
    [CHANGE_JOBS.file.task]: (payload, { abortSignal: signal }) =>
      processImport(importJob.parse(payload).importId, { ...importServices, signal }),
    [CHANGE_JOBS.selection.task]: (payload, { job, abortSignal: signal }) =>
      runBulkOperation(bulkOperationJob.parse(payload).operationId, {
        pubSub,
        isLast: job.attempts >= job.max_attempts,
        signal,
        report: (error) => logger.error({ err: error }, 'A bulk operation failed'),
      }),
    [RUN_REPORT]: (payload, { job, abortSignal: signal }) =>
      runReport(reportRunJob.parse(payload).runId, {
        isLast: job.attempts >= job.max_attempts,
        signal,
        report: (error) => logger.error({ err: error }, 'A report could not be prepared'),
      }),
    [SEND_CAMPAIGN]: async (payload, { abortSignal }) =>
      queueCampaignMails(campaignJob.parse(payload).campaignId, abortSignal),
    resumeImports: async () => void (await resumeImports()),
    resumeCampaigns: () => resumeCampaigns(),
    resumeDeliveries: () => resumeDeliveries(),
    [SEND_REFUND]: async (payload) => sendRefund(refundJob.parse(payload).refundId, await paymentServices()),
    [DELIVER_WEBHOOK]: (payload, { job, abortSignal: signal }) =>
      deliverWebhook(deliveryJob.parse(payload).deliveryId, {
        ...webhooks,
        isLast: job.attempts >= job.max_attempts,
        now: new Date(),
        signal,
      }),
    refreshProductPopularity: async () => void (await refreshProductPopularity(new Date())),
    refreshRelatedProducts: async () => void (await refreshRelatedProducts(new Date())),
    refreshCustomerFigures: async () => void (await refreshCustomerFigures(new Date())),
    recountCustomerFigures: async () => void (await recountCustomerFigures()),
    reconcilePayments: async () => reconcilePayments(await paymentServices()),
    purgeUnusedPictures: async () => void (await purgeUnusedPictures(storages, new Date())),
    refreshSearches,
    queueLowStockMails: async () => void (await queueLowStockMails(new Date())),
    queueBreachDueMails: async () => void (await queueBreachDueMails(new Date())),
    queueGrievanceDueMails: async () => void (await queueGrievanceDueMails(new Date())),
    backfillSales: async () => void (await backfillSales()),
  };
}

/** What a worker needs beside the connected database. */
export interface WorkerDependencies {
  config: Config;
  databaseUrl: string;
  pubSub: PubSub;
  logger: Logger;
}

/**
 * Runs the jobs in the database's queue until `stop`, which waits for running jobs. Jobs that take longer than the configured time are
 * aborted, and go back to the queue. Needs the connected database.
 */
export async function startWorker({ config, databaseUrl, pubSub, logger }: WorkerDependencies) {
  const pool = createPool({
    connectionString: databaseUrl,
    max: JOB_CONCURRENCY + WEBHOOK_CONCURRENCY + 2,
    application_name: 'kirana: jobs',
  });
  const transport = createMailTransport(config);
  const pictures = await createPictureStorages(config, (error) =>
    logger.error({ err: error }, 'A picture was not stored'),
  );
  const payments = await createPaymentProvider(config, (error) =>
    logger.error({ err: error }, 'The payment provider failed in a job'),
  );
  const { [DELIVER_WEBHOOK]: deliver, ...tasks } = observeTasks(
    taskTable({ config, pubSub, logger, transport, pictures, payments }),
  );
  const shared: RunnerOptions = {
    pgPool: pool,
    logger: new QueueLogger(() => (level, message, meta) => {
      const err = meta?.['error'];
      if (err instanceof DeliveryFailedError) return; // an integrator's server failed; the endpoint's log has the attempt
      if (level === 'error' || level === 'warning') logger[level === 'error' ? 'error' : 'warn']({ err }, message);
    }),
  };
  const queue = {
    ...shared,
    taskList: tasks,
    parsedCronItems: parseCronItems(cronItems()),
    concurrency: JOB_CONCURRENCY,
  };
  const webhookQueue = { ...shared, taskList: { [DELIVER_WEBHOOK]: deliver }, concurrency: WEBHOOK_CONCURRENCY };
  const workers = [
    await startRunner(queue, config.shutdownTimeoutMs),
    await startRunner(webhookQueue, config.shutdownTimeoutMs),
  ];
  const heartbeat = await startHeartbeat(pool, {
    workers,
    timeoutMs: config.jobWorkerTimeoutMs,
    onError: (error) => logger.warn({ err: error }, 'The heartbeat of the job worker'),
  });
  await resumeImports(); // imports of a process that was killed
  for (const worker of workers)
    worker.promise.catch((error: unknown) => logger.error({ err: error }, 'The job worker ended'));
  return {
    async stop() {
      const haveEnded = await Promise.all(workers.map((worker) => worker.stop()));
      await heartbeat.stop();
      await setImmediate(); // lets the queue start to write the last jobs' results; `end` waits for started queries
      transport.close();
      if (haveEnded.every(Boolean)) await pool.end();
    },
  };
}
