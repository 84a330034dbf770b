import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type RunnerOptions, type WorkerEvents, type WorkerPool } from 'graphile-worker';

/** How long jobs may take to heed the signal that aborts them. */
const ABORT_MS = 1000;

/** A runner of the queue's jobs. */
export interface JobRunner {
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
  const runner = await run({
    ...options,
    events,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: timeoutMs,
  });

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
