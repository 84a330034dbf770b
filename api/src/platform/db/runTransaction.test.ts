import { expect, it } from 'vitest';
import { makeShopper } from '../../testing/fixtures.ts';
import { db } from './client.ts';
import { runTransaction } from './runTransaction.ts';

it('commits what its statements changed, and gives values as Prisma does', async () => {
  const { userId } = await makeShopper();
  const rows = await runTransaction(async (tx) => {
    await tx.$queryRaw`UPDATE users SET name = 'Asha' WHERE id = ${userId}::uuid`;
    return tx.$queryRaw`
      SELECT name, 9007199254740993::bigint AS amount, ARRAY['a', NULL] AS texts, '2026-01-02T03:04:05.678Z'::timestamptz AS moment
      FROM users WHERE id = ${userId}::uuid`;
  });
  const moment = new Date('2026-01-02T03:04:05.678Z');
  expect(rows).toEqual([{ name: 'Asha', amount: 9007199254740993n, texts: ['a', null], moment }]);
  expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ name: 'Asha' });
});

it('rolls back when its work throws, and when a statement fails', async () => {
  const { userId } = await makeShopper();
  const { name } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const failing = [
    () => Promise.reject(new Error('No')),
    (tx: Parameters<Parameters<typeof runTransaction>[0]>[0]) => tx.$queryRaw`SELECT 1 / 0`,
  ];
  for (const fail of failing) {
    const work = runTransaction(async (tx) => {
      await tx.$queryRaw`UPDATE users SET name = 'Asha' WHERE id = ${userId}::uuid`;
      await fail(tx);
    });
    await expect(work).rejects.toThrow();
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ name });
  }
});
