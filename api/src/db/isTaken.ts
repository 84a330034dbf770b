import { Prisma } from './generated/client.ts';

/** Whether a write failed because another row has what must be unique. The transaction is over then. */
export function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
