import { databasePool } from '../platform/db/client.ts';
import { meter } from '../platform/telemetry/meter.ts';
import { getTelemetry } from '../platform/telemetry/telemetry.ts';
import { TASK_TITLES } from './tasks.ts';

const isUp = meter.createObservableGauge('kirana.database.up', {
  description: '1 when the database answered the queries of these metrics.',
});
const jobs = meter.createObservableGauge('kirana.jobs', {
  description: 'Jobs in the queue by task and state.',
  unit: '{job}',
});
const oldestJob = meter.createObservableGauge('kirana.jobs.oldest_age', {
  description: 'How long the oldest job of a task that is due has waited.',
  unit: 's',
});
const openOrders = meter.createObservableGauge('kirana.orders.open', {
  description: 'Orders that are neither delivered nor ended, by state.',
  unit: '{order}',
});
const recentOrders = meter.createObservableGauge('kirana.orders.recent', {
  description: 'Orders of the last hour by their present state.',
  unit: '{order}',
});
const recentPayments = meter.createObservableGauge('kirana.payments.recent', {
  description: 'Payments of the orders of the last hour by method and outcome.',
  unit: '{payment}',
});

/** Jobs that failed for good have no attempts left; the queue ignores a lock of more than four hours. */
const JOBS_SQL = `
  SELECT task_identifier AS task,
         count(*) FILTER (WHERE is_locked)::int AS running,
         count(*) FILTER (WHERE NOT is_locked AND attempts = 0)::int AS waiting,
         count(*) FILTER (WHERE NOT is_locked AND attempts > 0 AND attempts < max_attempts)::int AS retrying,
         count(*) FILTER (WHERE NOT is_locked AND attempts >= max_attempts)::int AS failed,
         coalesce(extract(epoch FROM now() - min(run_at)
           FILTER (WHERE NOT is_locked AND attempts < max_attempts AND run_at <= now())), 0)::float8 AS oldest
    FROM (SELECT *, locked_at IS NOT NULL AND locked_at > now() - interval '4 hours' AS is_locked
            FROM graphile_worker.jobs) j
   GROUP BY 1`;
const OPEN_ORDERS_SQL = `
  SELECT s.status, count(o.id)::int AS count
    FROM unnest('{PENDING_PAYMENT,PLACED,CONFIRMED,PICKING,PACKED,OUT_FOR_DELIVERY,DELIVERY_FAILED}'::order_status[]) s(status)
    LEFT JOIN orders o USING (status)
   GROUP BY 1`;
const RECENT_SQL = `
  SELECT o.status, p.method, p.status AS payment, p.failure_reason AS reason, count(*)::int AS count
    FROM orders o LEFT JOIN payments p ON p.order_id = o.id
   WHERE o.created_at > now() - interval '1 hour'
   GROUP BY 1, 2, 3, 4`;

interface JobRow extends Record<JobState, number> {
  task: string;
  oldest: number;
}

interface RecentRow {
  status: string;
  method: string | null;
  payment: string | null;
  reason: string | null;
  count: number;
}

const JOB_STATES = ['running', 'waiting', 'retrying', 'failed'] as const;
type JobState = (typeof JOB_STATES)[number];

/**
 * Records the figures of the shop that are in the database: jobs, orders and payments. They are the same in each process that does, so
 * their maximum counts, not their sum. They are read over the connection of health checks, which does not wait for others.
 */
export function observeShop(): void {
  if (!getTelemetry()) return;
  meter.addBatchObservableCallback(
    async (result) => {
      try {
        const pool = databasePool('health');
        const jobRows = (await pool.query<JobRow>(JOBS_SQL)).rows;
        const openRows = (await pool.query<{ status: string; count: number }>(OPEN_ORDERS_SQL)).rows;
        const recentRows = (await pool.query<RecentRow>(RECENT_SQL)).rows;
        for (const { task, oldest, ...counts } of withEveryTask(jobRows)) {
          result.observe(oldestJob, oldest, { 'kirana.job.task': task });
          for (const state of JOB_STATES)
            result.observe(jobs, counts[state], { 'kirana.job.task': task, 'kirana.job.state': state });
        }
        for (const { status, count } of openRows) result.observe(openOrders, count, { 'kirana.order.status': status });
        for (const [status, count] of sumBy(recentRows, (row) => row.status))
          result.observe(recentOrders, count, { 'kirana.order.status': status });
        for (const [key, count] of sumBy(recentRows, outcomeOf)) {
          const [method = '', outcome = ''] = key.split(' ');
          result.observe(recentPayments, count, { 'kirana.payment.method': method, 'kirana.payment.outcome': outcome });
        }
        result.observe(isUp, 1);
      } catch {
        result.observe(isUp, 0);
      }
    },
    [isUp, jobs, oldestJob, openOrders, recentOrders, recentPayments],
  );
}

/** Tasks without jobs have zeros, so that a query finds them. */
function withEveryTask(rows: readonly JobRow[]): JobRow[] {
  const known = new Map(rows.map((row) => [row.task, row]));
  return Object.keys(TASK_TITLES).map(
    (task) => known.get(task) ?? { task, oldest: 0, running: 0, waiting: 0, retrying: 0, failed: 0 },
  );
}

/** A failed payment by its reason. */
function outcomeOf({ method, payment, reason }: RecentRow): string {
  return `${method} ${reason ?? payment}`;
}

function sumBy(rows: readonly RecentRow[], keyOf: (row: RecentRow) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
  return sums;
}
