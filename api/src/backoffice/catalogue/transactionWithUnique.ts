import { db, type Transaction } from '../../platform/db/client.ts';
import { isUniqueViolation } from '../../platform/db/databaseFailure.ts';

/** Runs a transaction that writes a unique name or SKU. @throws `taken` when another row has it, or gets it at the same time */
export async function transactionWithUnique<T>(
  taken: Error | null,
  work: (tx: Transaction) => Promise<T>,
  options?: { timeout: number },
): Promise<T> {
  try {
    return await db.$transaction(work, options);
  } catch (error) {
    if (taken !== null && isUniqueViolation(error)) throw taken;
    throw error;
  }
}
