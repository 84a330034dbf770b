import { afterAll, beforeAll, expect, it } from 'vitest';
import { withImportLock } from '../catalogue/import/withImportLock.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/postgres/databaseProxy.ts';
import { testDatabaseUrl } from '../testing/server/serverProcesses.ts';
import { connectDatabase, db, disconnectDatabase } from './client.ts';

let ownUrl: string;
let pooler: DatabaseProxy;

beforeAll(async () => {
  ownUrl = await testDatabaseUrl();
  pooler = await startDatabaseProxy(ownUrl);
  await disconnectDatabase();
  await connectDatabase(pooler.url, { directUrl: ownUrl });
});
afterAll(async () => {
  await disconnectDatabase();
  await connectDatabase(ownUrl);
});

it('what needs a session goes past the pooler', async () => {
  await pooler.cut();
  await expect(db.$queryRaw`SELECT 1`).rejects.toThrow();
  expect(await withImportLock('import', async () => 'done')).toBe('done');
});
