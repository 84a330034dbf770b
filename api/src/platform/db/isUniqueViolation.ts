import { Prisma } from './generated/client.ts';

/** Whether a write failed on a unique constraint. PostgreSQL has aborted the transaction then. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
