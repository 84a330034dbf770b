import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type RunnerOptions, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';

/** How long aborted jobs may take to end. */
const ABORT_MS = 1000;

/** A runner of the queue's jobs. */
interface JobRunner {
  /**
   * Waits for running jobs. Those that take longer than the timeout are aborted, and go back to the queue. Returns whether all have
   * ended: one that ignores its abortion runs until the process ends.
   */
  stop(): Promise<boolean>;
  /** The name by which it locks its jobs. */
  id: string;
  /** The ids of the jobs that it runs. */
  running: ReadonlySet<string>;
  /** Rejects when the runner has failed. */
  promise: Promise<void>;
}

/** Starts to run jobs. `timeoutMs` is what running jobs get at the end. */
export async function startRunner(options: RunnerOptions, timeoutMs: number): Promise<JobRunner> {
  const events: WorkerEvents = new EventEmitter();
  const pools: WorkerPool[] = [];
  const running = new Set<string>();
  events.on('job:start', ({ job }) => running.add(job.id));
  events.on('job:complete', ({ job }) => running.delete(job.id));
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool));
  const runner = await run({ ...options, events, noHandleSignals: true, gracefulShutdownAbortTimeout: timeoutMs });

  async function stop(): Promise<boolean> {
    const waiting = new AbortController();
    const stopped = runner.stop().finally(() => waiting.abort());
    const isLate = await Promise.race([
      stopped.then(() => false),
      sleep(timeoutMs + ABORT_MS, true, waiting).catch(() => false), // it has stopped
    ]);
    // Not runner.kill, which does nothing after runner.stop.
    if (isLate) await Promise.all(pools.map((pool) => pool.forcefulShutdown('It took longer than SHUTDOWN_TIMEOUT')));
    return !isLate;
  }
  return { stop, id: pools[0]?.id ?? '', running, promise: runner.promise };
}

/** How often a worker is seen before it counts as dead. */
const BEATS = 6;

/** Reports that the workers of a process are alive, and requeues abandoned jobs. */
export interface WorkerHeartbeat {
  /** Stops it, and deletes the stopped workers' rows. */
  stop(): Promise<void>;
}

interface HeartbeatOptions {
  workers: readonly Pick<JobRunner, 'id' | 'running'>[];
  timeoutMs: number;
  onError(error: unknown): void;
}

/**
 * Reports that workers are alive. graphile-worker keeps the locks of an abandoned job and of its queue for four hours: the job of a killed
 * worker, or one whose result was lost with its connection. Here the job returns to the queue after `timeoutMs`, by the database's clock.
 * It may run twice, as after a failure; jobs allow that.
 */
export async function startHeartbeat(
  pool: Pool,
  { workers, timeoutMs, onError }: HeartbeatOptions,
): Promise<WorkerHeartbeat> {
  const ids = workers.map(({ id }) => id);

  async function beat(): Promise<void> {
    await pool.query(
      `INSERT INTO job_workers (id, seen_at) SELECT id, now() FROM unnest($1::text[]) AS id
       ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
      [ids],
    );
    await pool.query(
      `WITH dead AS (DELETE FROM job_workers WHERE seen_at < now() - $1 * interval '1 millisecond' RETURNING id)
       SELECT graphile_worker.force_unlock_workers((SELECT array_agg(id) FROM dead))`,
      [timeoutMs],
    );
    const running = workers.flatMap((worker) => [...worker.running]);
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
       WHERE locked_by = ANY($1) AND id <> ALL($2::bigint[]) AND locked_at < now() - $3 * interval '1 millisecond'`,
      [ids, running, timeoutMs],
    );
    await pool.query(
      `UPDATE graphile_worker._private_job_queues AS queue SET locked_at = NULL, locked_by = NULL
       WHERE locked_by = ANY($1) AND locked_at < now() - $2 * interval '1 millisecond'
         AND NOT EXISTS (SELECT FROM graphile_worker._private_jobs WHERE job_queue_id = queue.id AND locked_at IS NOT NULL)`,
      [ids, timeoutMs],
    );
  }

  await beat();
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beat().catch(onError);
  }, timeoutMs / BEATS);
  return {
    async stop() {
      clearInterval(timer);
      await beating;
      await pool.query('DELETE FROM job_workers WHERE id = ANY($1)', [ids]).catch(onError);
    },
  };
}
