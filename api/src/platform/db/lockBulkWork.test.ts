import { expect, it } from 'vitest';
import { db } from './client.ts';
import { lockBulkWork } from './lockBulkWork.ts';

const LOCK = 7_000_000;

it('lockBulkWork waits longer for its lock than requests may', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<undefined>();
  const holder = db.$transaction(async (tx) => {
    await lockBulkWork(tx, LOCK, 100_000);
    locked(undefined);
    await held;
  });
  await isLocked;
  const waiter = db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL lock_timeout = '1ms'`;
    await lockBulkWork(tx, LOCK, 100_000);
    const [row] = await tx.$queryRaw<object[]>`
      SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`;
    return row;
  });
  const isWaiting = () =>
    db.$queryRaw<object[]>`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted
      AND waitstart < clock_timestamp() - interval '20 ms'`;
  await expect.poll(isWaiting, { interval: 5 }).toHaveLength(1);
  release(undefined);
  await holder;
  expect(await waiter).toEqual({ lock: '100s', statement: '100s' });
});
