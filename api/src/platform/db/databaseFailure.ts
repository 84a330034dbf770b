import { Prisma } from './generated/client.ts';

/** Why the database did not do its work, where a retry may succeed: no connection to it, or one that waited too long. */
export type DatabaseFailure = 'lost' | 'busy';

/** Connections that failed, a server that starts, stops or is a replica, and a prepared statement of a connection that is gone. */
const LOST_CODE =
  /^(08\w{3}|57P0[1-5]|25006|26000|P1001|P1002|P1008|P1017|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|DatabaseNotReachable|ConnectionClosed|SocketTimeout)$/;
/** Timeouts of locks, statements and transactions, deadlocks, and resources that are used up, such as the disk. */
const BUSY_CODE = /^(53\w{3}|55P03|57014|25P0[34]|40001|40P01|P2024|P2028|P2034|P2037)$/;
/** The messages of pg and pg-pool, whose errors have no code. */
const LOST_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;
const BUSY_MESSAGE = /^(timeout exceeded when trying to connect|Query read timeout)/;
/** PgBouncer's message when no session with PostgreSQL is free in time; its code is that of a lost connection. */
const POOLER_BUSY_MESSAGE = 'query_wait_timeout';

/**
 * Finds the failure of the database in an error of pg or Prisma, or in its causes. Codes:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html, https://www.prisma.io/docs/orm/reference/error-reference
 */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, kind, message, cause, meta } = error as Record<string, unknown>; // each is checked below
  const names = [code, kind].filter((name) => typeof name === 'string');
  const text = typeof message === 'string' ? message : '';
  if (text === POOLER_BUSY_MESSAGE) return 'busy';
  if (names.some((name) => LOST_CODE.test(name)) || LOST_MESSAGE.test(text)) return 'lost';
  if (names.some((name) => BUSY_CODE.test(name)) || BUSY_MESSAGE.test(text)) return 'busy';
  if (error instanceof AggregateError) return databaseFailureOf(error.errors[0]);
  return databaseFailureOf(cause) ?? databaseFailureOf(driverErrorIn(meta));
}

/** The error of the driver in the `meta` of one of Prisma's that stands for any code of PostgreSQL. */
function driverErrorIn(meta: unknown): unknown {
  return typeof meta === 'object' && meta !== null && 'driverAdapterError' in meta ? meta.driverAdapterError : null;
}

/** Reads, and once more when the connection was lost: a restarted or replaced server leaves dead connections in the pool. */
export async function retryRead<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (databaseFailureOf(error) !== 'lost') throw error;
    return read();
  }
}

/** Whether a write failed on a unique constraint. PostgreSQL has aborted the transaction then. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** Whether a write failed because its account is gone: the removal of a demo, which alone deletes accounts, came first. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: unknown };
  return (code === '23503' || code === 'P2003') && message.includes('_user_id_fkey');
}
