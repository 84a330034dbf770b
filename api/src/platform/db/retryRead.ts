import { databaseFailureOf } from './databaseFailure.ts';

/** Reads, and once more when the connection was lost: a restarted or replaced server leaves dead connections in the pool. */
export async function retryRead<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (databaseFailureOf(error) !== 'lost') throw error;
    return read();
  }
}
