import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '../db/embedded/embeddedDatabase.ts';
import { restoreMarker } from '../db/embedded/restoreMarker.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { readMigrations } from '../db/migrations/readMigrations.ts';
import { runCommand } from '../testing/runCommand.ts';
import { digestOf } from './digestedFiles.ts';
import { readManifest, writeManifest, type BackupContent } from './backupManifest.ts';
import { restoreBackup } from './restoreBackup.ts';

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

let copies = 0;

/** A copy of the backup that a test changes. */
function copyBackup(): string {
  const copy = path.join(directory, `copy-${(copies += 1)}`);
  cpSync(backup, copy, { recursive: true });
  return copy;
}

async function rewriteManifest(copy: string, change: Partial<BackupContent>): Promise<void> {
  const content = await readManifest(copy);
  rmSync(path.join(copy, 'manifest.json'));
  await writeManifest(copy, { ...content, ...change });
}

const restore = (from: string, to: string, overwrite = false) =>
  restoreBackup({ dataDir: to, overwrite }, from, () => undefined);

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

describe('a backup is refused, and nothing is changed,', () => {
  const target = path.join(directory, 'refused');

  async function refusal(from: string): Promise<string> {
    const refused = restore(from, target).then(
      () => 'restored',
      (error: Error) => error.message,
    );
    const message = await refused;
    expect(existsSync(target)).toBe(false);
    return message;
  }

  it('when it is not complete', async () => {
    const copy = copyBackup();
    rmSync(path.join(copy, 'manifest.json'));
    expect(await refusal(copy)).toBe(`${copy} is not a complete backup: it has no manifest.json.`);
    expect(await refusal(path.join(directory, 'nothing'))).toMatch('is not a complete backup');
  });

  it('when a file is missing', async () => {
    const copy = copyBackup();
    rmSync(path.join(copy, 'media/originals/a'));
    expect(await refusal(copy)).toBe(`The backup is not complete: ${copy}/media/originals/a is missing.`);
  });

  it('when a file is damaged', async () => {
    const copy = copyBackup();
    const archive = path.join(copy, 'postgres/base.tar.gz');
    const bytes = readFileSync(archive);
    bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000);
    writeFileSync(archive, bytes);
    expect(await refusal(copy)).toBe(`The backup is damaged: ${archive} is not what was written.`);
  });

  it('when its manifest is damaged or forged', async () => {
    const copy = copyBackup();
    const manifest = path.join(copy, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    for (const changed of [text.slice(0, 500), text.replace('"size": ', '"size": 1'), '', '{}', 'null']) {
      writeFileSync(manifest, changed);
      expect(await refusal(copy)).toBe(`The backup is damaged: ${manifest} is not what was written.`);
    }
    for (const name of ['secrets/../../../etc/passwd', '/etc/passwd', 'secrets/..', 'postgres/data']) {
      writeFileSync(manifest, text);
      await rewriteManifest(copy, { files: [{ path: name, size: 1, sha256: 'a' }] });
      expect(await refusal(copy)).toMatch('is damaged');
    }
  });

  it('when it is of another format, PostgreSQL, platform or a later release', async () => {
    const copy = copyBackup();
    const manifest = path.join(copy, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace('"format": 1', '"format": 2'));
    expect(await refusal(copy)).toBe(
      `The backup in ${copy} has the format 2, and this release reads 1: restore it with the release that made it.`,
    );
    writeFileSync(manifest, text);
    await rewriteManifest(copy, { postgresMajor: 17 });
    expect(await refusal(copy)).toBe(
      'The backup is of PostgreSQL 17, and this release has PostgreSQL 18: restore it with the release that made it.',
    );
    writeFileSync(manifest, text);
    await rewriteManifest(copy, { platform: 'plan9-sparc' });
    expect(await refusal(copy)).toMatch("was made on plan9-sparc, and PostgreSQL's files do not fit");
    writeFileSync(manifest, text);
    await rewriteManifest(copy, { migrations: ['20260101000000_first', '20991231000000_next'] });
    expect(await refusal(copy)).toBe(
      'The backup is of a later release, which has 1 migrations more (20991231000000_next): restore it with the release that made it.',
    );
  });

  it('when its database cannot be unpacked', async () => {
    const copy = copyBackup();
    const content = await readManifest(copy);
    const archive = path.join(copy, 'postgres/base.tar.gz');
    writeFileSync(archive, readFileSync(archive).subarray(0, -100));
    const digest = await digestOf(archive);
    const files = content.files.map((file) => (file.path === 'postgres/base.tar.gz' ? { ...file, ...digest } : file));
    await rewriteManifest(copy, { files });
    const former = path.join(directory, 'former');
    mkdirSync(path.join(former, 'media'), { recursive: true });
    await expect(restore(copy, former, true)).rejects.toThrow(`${archive} can't be unpacked: `);
    expect(readdirSync(former)).toEqual(['media']);
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

  it('migrates the database of a former release, and drops what an unfinished restore left', async () => {
    const target = path.join(directory, 'restored');
    mkdirSync(path.join(target, '.restore-999999999-abc'), { recursive: true });
    mkdirSync(path.join(target, 'secrets'));
    writeFileSync(restoreMarker(target), '');
    await expect(startEmbeddedDatabase(target, 'a test')).rejects.toThrow(
      `A restore into ${target} did not finish: run npm run restore again.`,
    );
    await restore(backup, target);
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
