import { db, type Transaction } from '../../db/client.ts';
import { isTaken } from '../../db/isTaken.ts';
import { NameTakenError } from './catalogueErrors.ts';

/** One transaction that gives something the name. @throws NameTakenError when another of its kind has it, or gets it at the same time */
export async function inNamingTransaction<T>(name: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(work);
  } catch (error) {
    if (isTaken(error)) throw new NameTakenError(name);
    throw error;
  }
}
