import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase, restoreMarker } from '../../api/src/platform/db/embedded/embeddedDatabase.ts';
import { migrate } from '../../api/src/platform/db/migrations/migrate.ts';
import { readMigrations } from '../../api/src/platform/db/migrations/readMigrations.ts';
import { runCommand } from '../support/runCommand.ts';
import { readManifest } from '../../api/src/platform/backup/backupManifest.ts';
import { restoreBackup } from '../../api/src/platform/backup/restoreBackup.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-restore-'));
chmodSync(directory, 0o755); // as folders usually are; the database may run as another account
const dataDir = path.join(directory, 'data');
const backup = path.join(directory, 'backup');
const HISTORY = 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY migration_name';

/** Runs `work` on the embedded database of a folder. */
async function onDatabase<Result>(
  folder: string,
  work: (client: pg.Client, url: string) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedDatabase(folder, 'a test');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client, database.url);
  } finally {
    await client.end();
    await database.stop();
  }
}

/** Leaves the database as a release without this migration would. */
async function undoMigration(client: pg.Client): Promise<void> {
  await client.query(`DELETE FROM _prisma_migrations WHERE migration_name = '20261125162000_mail_request_id'`);
  await client.query('ALTER TABLE mails DROP COLUMN request_id');
}

beforeAll(async () => {
  for (const folder of ['media/originals', 'media/cache/a', 'secrets', 'outbox'])
    mkdirSync(path.join(dataDir, folder), { recursive: true });
  for (const file of [
    'media/originals/a',
    'media/originals/b.12ab34cd.new',
    'media/cache/a/96.webp',
    'secrets/jwt',
    'outbox/1.eml',
  ])
    writeFileSync(path.join(dataDir, file), file);
  await onDatabase(dataDir, async (client, url) => {
    await migrate(url);
    await undoMigration(client);
  });
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a backup of a shop that does not run', () => {
  it('has the files of its data folder that are whole and needed', async () => {
    const { code, stdout } = await runCommand('backupShop', [backup], { DATA_DIR: dataDir });
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('is complete: 5 files') });
    const { files } = await readManifest(backup);
    expect(files.map((file) => file.path).sort()).toEqual([
      'media/originals/a',
      'outbox/1.eml',
      'postgres/base.tar.gz',
      'postgres/password',
      'secrets/jwt',
    ]);
  });
});

describe('a restore', () => {
  it('that is interrupted leaves the data as it was', async () => {
    const target = path.join(directory, 'interrupted');
    mkdirSync(path.join(target, 'secrets'), { recursive: true });
    const abort = new AbortController();
    const reason = new Error('enough');
    const restoring = restoreBackup({ dataDir: target, overwrite: true, signal: abort.signal }, backup, (line) => {
      if (line.startsWith('Recovering')) abort.abort(reason);
    });
    await expect(restoring).rejects.toBe(reason);
    expect(readdirSync(target)).toEqual(['secrets']);
  });

  it("migrates a previous release's database, and drops leftovers of an unfinished restore", async () => {
    const target = path.join(directory, 'restored');
    mkdirSync(path.join(target, '.restore-999999999-abc'), { recursive: true });
    mkdirSync(path.join(target, 'secrets'));
    writeFileSync(restoreMarker(target), '');
    await restoreBackup({ dataDir: target, overwrite: false }, backup, () => undefined);
    expect(
      readdirSync(target)
        .filter((name) => !name.startsWith('before-restore-'))
        .sort(),
    ).toEqual(['media', 'outbox', 'postgres', 'secrets']);
    expect(readFileSync(path.join(target, 'media/originals/a'), 'utf8')).toBe('media/originals/a');
    const names = (await readMigrations()).map(({ name }) => ({ name }));
    const { rows } = await onDatabase(target, (client) => client.query(HISTORY));
    expect(rows).toEqual(names);
  });
});
