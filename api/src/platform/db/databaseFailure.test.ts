import { describe, expect, it } from 'vitest';
import { db } from './client.ts';
import { databaseFailureOf } from './databaseFailure.ts';

const KILL = 'SELECT pg_terminate_backend(pg_backend_pid())';
const WAIT = `SELECT 1 FROM pg_advisory_xact_lock(1)`;

/** An error of Prisma's client for a code of PostgreSQL that it has no code of its own for. */
const prismaError = (code: string, message: string) =>
  Object.assign(new Error('Invalid invocation'), {
    code: 'P2039',
    meta: { driverAdapterError: Object.assign(new Error(), { cause: { kind: 'postgres', code, message } }) },
  });

const failureOf = (work: Promise<unknown>) => work.then(() => null, databaseFailureOf);

describe('databaseFailureOf', () => {
  it.each([
    ['a query', () => db.$queryRawUnsafe(KILL)],
    ['a statement', () => db.$executeRawUnsafe(KILL)],
    ['a query in a transaction', () => db.$transaction((tx) => tx.$queryRawUnsafe(KILL))],
    ['a statement in a transaction', () => db.$transaction((tx) => tx.$executeRawUnsafe(KILL))],
    [
      'the query after one in a transaction',
      () =>
        db.$transaction(async (tx) => {
          await tx.$queryRawUnsafe(KILL).catch(() => null);
          await tx.user.findFirst();
        }),
    ],
  ])('finds a killed connection in the error of %s', async (_what, run) => {
    expect(await failureOf(run())).toBe('lost');
  });

  it('finds a timeout of a statement and of a lock in the error of a raw query', async () => {
    const slow = db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = '10ms'`;
      return tx.$queryRawUnsafe('SELECT pg_sleep(5)');
    });
    expect(await failureOf(slow)).toBe('busy');
    const locked = db.$transaction(async (holder) => {
      await holder.$queryRawUnsafe(WAIT);
      return db.$transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL lock_timeout = '10ms'`;
        return tx.$queryRawUnsafe(WAIT);
      });
    });
    expect(await failureOf(locked)).toBe('busy');
  });

  it('finds none in a rejected statement', async () => {
    expect(await failureOf(db.$queryRawUnsafe('SELECT 1 / 0'))).toBeNull();
    expect(await failureOf(db.$queryRawUnsafe('SELECT nothing'))).toBeNull();
  });

  it.for([
    ['lost', Object.assign(new Error('Unable to connect'), { code: 'ECONNREFUSED' })],
    ['lost', new Error('Connection terminated unexpectedly')],
    ['lost', prismaError('08P01', 'server login has been failing')],
    ['busy', prismaError('08P01', 'query_wait_timeout')],
    ['busy', Object.assign(new Error('query_wait_timeout'), { code: '08P01' })],
    ['busy', new Error('failed', { cause: Object.assign(new Error('canceled'), { code: '57014' }) })],
    [null, prismaError('23514', 'violates a check')],
    [null, new Error('something else')],
  ] as const)('is %s for %s', ([failure, error]) => {
    expect(databaseFailureOf(error)).toBe(failure);
  });
});
