import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { Task } from 'graphile-worker';
import { SEND_CAMPAIGN } from '../backoffice/campaigns/sendCampaign.ts';
import { CHANGE_JOBS } from '../backoffice/catalogue/changeJob.ts';
import { PUBLISH_EVENT } from '../platform/events/pubSub.ts';
import { QUEUE_STOCK_NOTIFICATIONS } from '../shop/favourites/backInStockMails.ts';
import { SEND_MAIL } from '../platform/mail/enqueueMail.ts';
import { BACKFILL_SALES } from '../shop/invoices/sales/recordSales.ts';
import { REMOVE_PICTURES } from '../platform/media/removePictures.ts';
import { DELIVER_WEBHOOK } from '../platform/events/webhookDeliveries.ts';
import { RUN_REPORT } from '../backoffice/reports/reportRuns.ts';
import { SEND_REFUND } from '../shop/refunds/createRefund.ts';
import { DURATION_BOUNDARIES, meter } from '../platform/telemetry/meter.ts';

/** The title of each task, for people. */
export const TASK_TITLES = {
  [SEND_MAIL]: 'Send an email',
  [SEND_REFUND]: 'Send a refund',
  [QUEUE_STOCK_NOTIFICATIONS]: 'Send back-in-stock alerts',
  [REMOVE_PICTURES]: 'Delete pictures',
  [PUBLISH_EVENT]: 'Publish a change',
  [DELIVER_WEBHOOK]: 'Deliver a webhook',
  [CHANGE_JOBS.file.task]: 'Process an import',
  [BACKFILL_SALES]: 'Record sales from earlier releases',
  [CHANGE_JOBS.selection.task]: 'Run a bulk operation',
  [RUN_REPORT]: 'Prepare a report',
  [SEND_CAMPAIGN]: 'Send a campaign',
  resumeImports: 'Resume interrupted imports',
  resumeCampaigns: 'Resume interrupted campaigns',
  resumeDeliveries: 'Resume interrupted webhooks',
  reconcilePayments: 'Check open payments',
  refreshProductPopularity: 'Count popular products',
  refreshRelatedProducts: 'Find products bought together',
  refreshCustomerFigures: 'Count customers’ orders',
  recountCustomerFigures: 'Recount all customers’ orders',
  purgeExpired: 'Delete expired data',
  purgeUnusedPictures: 'Delete unused pictures',
  refreshSearches: 'Refresh searches',
  queueLowStockMails: 'Send low-stock alerts',
  queueGrievanceDueMails: 'Send reminders of complaints',
  queueBreachDueMails: 'Send reminders of data breaches',
} as const;

export type TaskName = keyof typeof TASK_TITLES;

/** A task's title; the name of a task that only a former release had. */
export function taskTitle(task: string): string {
  return Object.hasOwn(TASK_TITLES, task) ? TASK_TITLES[task as TaskName] : task; // hasOwn proves the key
}

const tracer = trace.getTracer('kirana');
const duration = meter.createHistogram('kirana.job.duration', {
  description: 'Duration of the runs of jobs, by task and outcome.',
  unit: 's',
  advice: { explicitBucketBoundaries: [...DURATION_BOUNDARIES, 30, 60, 300] },
});

/** Records the duration of each run of the tasks, within a span. */
export function observeTasks(tasks: Record<TaskName, Task>): Record<TaskName, Task> {
  const observed = Object.entries(tasks).map(([name, task]) => [name, observe(name, task)]);
  return Object.fromEntries(observed) as Record<TaskName, Task>; // the same names
}

function observe(name: string, task: Task): Task {
  return (payload, helpers) =>
    tracer.startActiveSpan(`job ${name}`, { root: true }, async (span) => {
      const startedAt = performance.now();
      let outcome = 'failed';
      try {
        const result = await task(payload, helpers);
        outcome = 'succeeded';
        return result;
      } finally {
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        duration.record((performance.now() - startedAt) / 1000, {
          'kirana.job.task': name,
          'kirana.job.outcome': outcome,
        });
        span.end();
      }
    });
}
