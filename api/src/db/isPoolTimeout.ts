import { Prisma } from './generated/client.ts';

const TRANSACTION_START_TIMEOUT = 'P2028'; // https://www.prisma.io/docs/orm/reference/error-reference#p2028
/** The messages of pg-pool when no connection became free in time; these errors have no code. */
const CONNECTION_TIMEOUT = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/** Whether an operation failed because the database is overloaded, so that a retry may succeed. */
export function isPoolTimeout(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return error.code === TRANSACTION_START_TIMEOUT;
  return error instanceof Error && CONNECTION_TIMEOUT.test(error.message);
}
