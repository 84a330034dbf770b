import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { expectFormerRows } from '../../api/src/testing/postgres/expectFormerRows.ts';
import { restoreFormerRelease } from '../../api/src/testing/postgres/formerRelease.ts';
import { createDatabase, dropDatabase } from '../../api/src/testing/postgres/temporaryCluster.ts';
import { spawnServer } from '../../api/src/testing/server/spawnServer.ts';

it('a server that starts on a database of the previous release keeps every row and every queued job', async () => {
  const databaseName = `upgrade_${randomBytes(4).toString('hex')}`;
  const databaseUrl = await createDatabase(inject('databaseServerUrl'), databaseName);
  const directory = await mkdtemp(path.join(tmpdir(), 'kirana-upgrade-'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const formerRows = await restoreFormerRelease(client, databaseUrl);
  const server = await spawnServer({ DATABASE_URL: databaseUrl, DATA_DIR: directory, JOBS: 'off' });
  await server.open;
  server.signal('SIGTERM');
  await server.ended;
  await expectFormerRows(client, formerRows);
  const { rows } = await client.query('SELECT task_identifier FROM graphile_worker.jobs');
  expect(rows).toEqual([{ task_identifier: 'processImport' }]);
  await client.end();
  await dropDatabase(inject('databaseServerUrl'), databaseName);
  await rm(directory, { recursive: true });
});
