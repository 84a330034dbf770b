import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../api/src/platform/core/errors/userError.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../api/src/platform/db/embedded/embeddedDatabase.ts';
import { migrate } from '../../api/src/platform/db/migrations/migrate.ts';
import { verifyBackup } from '../../api/src/platform/backup/restoreBackup.ts';
import { BackupFailedError, backUpDemo, findBackupPlace } from '../../api/src/backoffice/demo/backUpDemo.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const ELSEWHERE = 'postgresql://kirana:secret@db.example/kirana';
const folder = mkdtempSync(path.join(tmpdir(), 'kirana-demo-backup-'));
const dataDir = path.join(folder, 'data');
const backups = `${dataDir}-backups`;

let database: EmbeddedDatabase;
beforeAll(async () => {
  database = await startEmbeddedDatabase(dataDir, 'a test');
  await migrate(database.url);
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the backup of a demo', () => {
  it.each([
    ['the process that runs the database', () => null],
    ['a process that serves requests beside it', () => database.url],
  ])('is whole, beside the data, by %s', async (_who, databaseUrl) => {
    const directory = await backUpDemo({ dataDir, databaseUrl: databaseUrl() }, { hasBackup: false, now: NOW });
    expect(path.dirname(directory ?? '')).toBe(backups);
    expect(path.basename(directory ?? '')).toMatch(/^demo-2026-11-29T10-00-00\.000Z-[0-9a-f]{6}$/);
    await verifyBackup(directory ?? '', () => undefined);
    rmSync(backups, { recursive: true });
  });

  it('has a folder of its own, also when two begin at the same moment', async () => {
    const location = { dataDir, databaseUrl: null };
    const both = await Promise.all([1, 2].map(() => backUpDemo(location, { hasBackup: false, now: NOW })));
    for (const directory of both) await verifyBackup(directory ?? '', () => undefined);
    rmSync(backups, { recursive: true });
  });

  it('that can’t be written says where and why, and leaves nothing', async () => {
    writeFileSync(backups, 'a file');
    const failure = backUpDemo({ dataDir, databaseUrl: null }, { hasBackup: true, now: NOW });
    await expect(failure).rejects.toThrow(`The shop can’t write to ${backups} (ENOTDIR)`);
    await expect(failure).rejects.toBeInstanceOf(BackupFailedError);
    rmSync(backups);
  });

  it('that fails midway is removed', async () => {
    const pictures = path.join(dataDir, 'media/originals');
    mkdirSync(path.dirname(pictures), { recursive: true });
    writeFileSync(pictures, 'a file');
    await expect(backUpDemo({ dataDir, databaseUrl: null }, { hasBackup: false, now: NOW })).rejects.toThrow();
    expect(readdirSync(backups)).toEqual([]);
    rmSync(pictures);
    rmSync(backups, { recursive: true });
  });

  it('is left to the owner of another PostgreSQL, who has to say that there is one', async () => {
    const location = { dataDir, databaseUrl: ELSEWHERE };
    expect(await findBackupPlace(location)).toBeNull();
    expect(await findBackupPlace({ dataDir: path.join(folder, 'none'), databaseUrl: ELSEWHERE })).toBeNull();
    await expect(backUpDemo(location, { hasBackup: false, now: NOW })).rejects.toBeInstanceOf(InvalidInputError);
    expect(await backUpDemo(location, { hasBackup: true, now: NOW })).toBeNull();
    expect(existsSync(backups)).toBe(false);
  });
});
