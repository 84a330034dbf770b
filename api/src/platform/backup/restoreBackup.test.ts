import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase, restoreMarker } from '../db/embedded/embeddedDatabase.ts';
import { embeddedPostgresMajor } from '../db/embedded/postgresBinaries.ts';
import { readMigrations } from '../db/migrations/readMigrations.ts';
import {
  CLUSTER_ARCHIVE,
  PLATFORM,
  readManifest,
  writeManifest,
  type BackupContent,
  digestOf,
  writePrivately,
} from './backupManifest.ts';
import { restoreBackup, verifyBackup } from './restoreBackup.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-restore-'));
const backup = path.join(directory, 'backup');
const target = path.join(directory, 'target');
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

/** A backup whose files are whole, with an archive that holds one file of a database. */
beforeAll(async () => {
  const source = path.join(directory, 'source');
  mkdirSync(source);
  writeFileSync(path.join(source, 'PG_VERSION'), '18\n'.repeat(10_000));
  const archive = create({ gzip: true, sync: true, cwd: source }, ['PG_VERSION']).read() ?? Buffer.alloc(0);
  const contents = { [CLUSTER_ARCHIVE]: archive, 'postgres/password': 'x', 'media/originals/a': 'a' };
  const files: BackupContent['files'] = [];
  for (const [name, content] of Object.entries({ ...contents, 'secrets/jwt': 'jwt', 'outbox/1.eml': 'mail' })) {
    const digest = await writePrivately(Readable.from([Buffer.from(content)]), path.join(backup, name));
    files.push({ path: name, ...digest });
  }
  await writeManifest(backup, {
    createdAt: new Date('2026-03-02T10:00:00Z').toISOString(),
    platform: PLATFORM,
    postgresMajor: await embeddedPostgresMajor(),
    migrations: (await readMigrations()).map(({ name }) => name),
    files,
  });
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a whole backup', () => {
  it('is verified file by file', async () => {
    const lines: string[] = [];
    const content = await verifyBackup(backup, (line) => void lines.push(line));
    expect(content).toEqual(await readManifest(backup));
    expect(content.files).toHaveLength(5);
  });

  it('has files that only their owner can read', () => {
    const modes = readdirSync(backup, { recursive: true, withFileTypes: true }).map(
      (entry) => statSync(path.join(entry.parentPath, entry.name)).mode & (entry.isDirectory() ? 0o077 : 0o177),
    );
    expect(modes).toHaveLength(11);
    expect(modes.every((mode) => mode === 0)).toBe(true);
  });
});

describe('a backup is refused, and nothing is changed,', () => {
  async function refusal(from: string): Promise<string> {
    const message = await restore(from, target).then(
      () => 'restored',
      (error: Error) => error.message,
    );
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
    const archive = path.join(copy, CLUSTER_ARCHIVE);
    const bytes = readFileSync(archive);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
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
});

describe('a restore', () => {
  it('leaves the data as it was when the database cannot be unpacked', async () => {
    const copy = copyBackup();
    const content = await readManifest(copy);
    const archive = path.join(copy, CLUSTER_ARCHIVE);
    writeFileSync(archive, readFileSync(archive).subarray(0, -10));
    const digest = await digestOf(archive);
    const files = content.files.map((file) => (file.path === CLUSTER_ARCHIVE ? { ...file, ...digest } : file));
    await rewriteManifest(copy, { files });
    const former = path.join(directory, 'former');
    mkdirSync(path.join(former, 'media'), { recursive: true });
    await expect(restore(copy, former, true)).rejects.toThrow(`${archive} can't be unpacked: `);
    expect(readdirSync(former)).toEqual(['media']);
  });

  it('over a shop needs to be asked for', async () => {
    const shop = path.join(directory, 'shop');
    for (const part of ['postgres', 'media', 'secrets']) mkdirSync(path.join(shop, part), { recursive: true });
    await expect(restore(backup, shop)).rejects.toThrow(
      `${shop} has a shop already (postgres, media, secrets): set DATA_DIR to another folder, or add --overwrite, which keeps the former data beside it.`,
    );
    expect(readdirSync(shop).sort()).toEqual(['media', 'postgres', 'secrets']);
  });

  it('that did not finish keeps the shop from starting', async () => {
    const folder = path.join(directory, 'unfinished');
    mkdirSync(folder);
    writeFileSync(restoreMarker(folder), '');
    await expect(startEmbeddedDatabase(folder, 'a test')).rejects.toThrow(
      `A restore into ${folder} did not finish: run npm run restore again.`,
    );
  });
});
