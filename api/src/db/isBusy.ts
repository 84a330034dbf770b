import { Prisma } from './generated/client.ts';

const TRANSACTION_TOO_LATE = 'P2028'; // https://www.prisma.io/docs/orm/reference/error-reference#p2028
/** What pg-pool says when a connection did not come free in time; it gives these errors no code. */
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/** Whether something failed because the database has more to do than it can, so that the same may succeed a little later. */
export function isBusy(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError) return error.code === TRANSACTION_TOO_LATE;
  return error instanceof Error && NO_CONNECTION.test(error.message);
}
