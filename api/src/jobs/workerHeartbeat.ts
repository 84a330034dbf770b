import type { Pool } from 'pg';

/** How often a worker is seen before it counts as dead. */
const BEATS = 6;

/** The process's workers show that they live, and return the jobs of dead ones to the queue. */
export interface WorkerHeartbeat {
  /** Ends it, and forgets the workers, which have ended. */
  stop(): Promise<void>;
}

/**
 * Shows that workers live. A worker that was killed keeps its jobs and the queues they are in, for four hours by graphile-worker's own
 * rule; here they go back to the queue when it has not been seen for `timeoutMs`, by the database's clock. A job that a living worker has
 * lost in this way runs twice, as after a failure: jobs are made for that.
 */
export async function startHeartbeat(
  pool: Pool,
  { workerIds, timeoutMs, onError }: { workerIds: readonly string[]; timeoutMs: number; onError(error: unknown): void },
): Promise<WorkerHeartbeat> {
  async function beat(): Promise<void> {
    await pool.query(
      `INSERT INTO job_workers (id, seen_at) SELECT id, now() FROM unnest($1::text[]) AS id
       ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
      [workerIds],
    );
    await pool.query(
      `WITH dead AS (DELETE FROM job_workers WHERE seen_at < now() - $1 * interval '1 millisecond' RETURNING id)
       SELECT graphile_worker.force_unlock_workers((SELECT array_agg(id) FROM dead))`,
      [timeoutMs],
    );
  }

  await beat();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = beat().catch(onError);
  }, timeoutMs / BEATS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await pool.query('DELETE FROM job_workers WHERE id = ANY($1)', [workerIds]).catch(onError);
    },
  };
}
