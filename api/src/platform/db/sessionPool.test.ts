import { afterAll, beforeAll, expect, it } from 'vitest';
import { withChangeLock } from '../../backoffice/catalogue/changeJob.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/postgres/databaseProxy.ts';
import { testDatabaseUrl } from '../../testing/postgres/testDatabaseUrl.ts';
import { connectDatabase, db, disconnectDatabase } from './client.ts';

/** A busy machine may hold up any connection. */
const timeouts = { connection: 60_000, locks: { reads: 60_000, writes: 60_000, health: 60_000 } };

let ownUrl: string;
let pooler: DatabaseProxy;

beforeAll(async () => {
  ownUrl = await testDatabaseUrl();
  await db.$executeRawUnsafe(`ALTER DATABASE ${new URL(ownUrl).pathname.slice(1)} SET lock_timeout = '3s'`);
  pooler = await startDatabaseProxy(ownUrl);
  await disconnectDatabase();
  await connectDatabase(pooler.url, { directUrl: ownUrl, timeouts });
});
afterAll(async () => {
  await disconnectDatabase();
  await connectDatabase(ownUrl);
});

it('a pooler that sets no timeouts is refused', async () => {
  const withoutTimeouts = new URL(pooler.url);
  withoutTimeouts.pathname = '/postgres';
  await expect(connectDatabase(withoutTimeouts.href, { directUrl: ownUrl })).rejects.toThrow(
    /^The pooler at 127\.0\.0\.1:\d+ sets no lock_timeout, .* docs\/deploy\/pgbouncer\.ini\.$/,
  );
});

it('what needs a session goes past the pooler', async () => {
  await pooler.cut();
  await expect(db.$queryRaw`SELECT 1`).rejects.toThrow();
  expect(await withChangeLock('import', async () => 'done')).toBe('done');
});
