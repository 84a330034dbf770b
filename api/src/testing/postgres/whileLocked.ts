import { expect } from 'vitest';
import { db, type Transaction } from '../../platform/db/client.ts';

/**
 * Starts each piece of work while a transaction holds the locks of `lock`, each when the ones before it wait for them, and returns
 * their results. So the order of a race is fixed on machines of any speed.
 */
export async function whileLocked<Result>(
  lock: (tx: Transaction) => Promise<unknown>,
  work: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const running: Promise<Result>[] = [];
  await db.$transaction(
    async (tx) => {
      await lock(tx);
      for (const start of work) {
        const promise = start();
        promise.catch(() => undefined); // handled when all have ended
        running.push(promise);
        await expect.poll(waiting, { timeout: 90_000, interval: 20 }).toBe(running.length);
      }
    },
    { timeout: 110_000 },
  );
  return Promise.allSettled(running);
}

async function waiting(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}
