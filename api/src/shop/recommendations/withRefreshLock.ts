import { db, type Transaction } from '../../platform/db/client.ts';

const LOCK = 7_310_004; // the first of two keys, unique among the shop's advisory locks
const TIMEOUT_MS = 30 * 60_000;

/** The tables that are refreshed from orders, with the second key of the lock. */
const TABLES = { productPopularity: 1, relatedProducts: 2, customerFigures: 3 } as const;

/**
 * Runs the work in a transaction with time and memory for statements over all recent orders. Returns null, without running it, while
 * another process refreshes the same table.
 */
export async function withRefreshLock<T>(
  table: keyof typeof TABLES,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | null> {
  return db.$transaction(
    async (tx) => {
      const [row] = await tx.$queryRaw<{ isLocked: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${LOCK}::int, ${TABLES[table]}::int) AS "isLocked",
          set_config('statement_timeout', ${String(TIMEOUT_MS)}, true), set_config('work_mem', '64MB', true)`;
      return row?.isLocked ? work(tx) : null;
    },
    { timeout: TIMEOUT_MS },
  );
}
