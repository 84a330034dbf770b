import { databaseFailureOf, type DatabaseFailure } from '../db/databaseFailure.ts';

const QUIET_MS = 60_000;

/**
 * Finds log lines about a failure of the database of which another line told within the last minute: while the database is away, each
 * request and job reports the same. `fields` is what the line is about.
 */
export function createOutageFilter(now: () => number = () => performance.now()): (fields: unknown) => boolean {
  const toldAt: Record<DatabaseFailure, number> = { lost: -Infinity, busy: -Infinity };
  return (fields) => {
    const failure = databaseFailureOf(errorIn(fields));
    if (!failure) return false;
    if (now() - toldAt[failure] < QUIET_MS) return true;
    toldAt[failure] = now();
    return false;
  };
}

/** A resolver's error is the cause of GraphQL's. */
function errorIn(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return null;
  const { err } = fields;
  return (err as { originalError?: unknown } | null)?.originalError ?? err;
}
