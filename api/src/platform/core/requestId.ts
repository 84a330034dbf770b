import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The id of the HTTP request that this code runs for; null in jobs and at the start. */
export function currentRequestId(): string | null {
  return current.getStore() ?? null;
}

/** Runs `work`, and what it starts, as a part of the request with an id. */
export function runWithRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}
