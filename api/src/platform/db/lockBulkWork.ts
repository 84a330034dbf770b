import type { Transaction } from './client.ts';

/**
 * Waits for an advisory lock, which the transaction keeps to its end. Its statements may take `timeoutMs`, because bulk work takes
 * longer than the limits of requests allow.
 */
export async function lockBulkWork(tx: Transaction, lock: number, timeoutMs: number): Promise<void> {
  const limit = String(timeoutMs);
  await tx.$executeRaw`SELECT set_config('lock_timeout', ${limit}, true), set_config('statement_timeout', ${limit}, true)`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock})`;
}
