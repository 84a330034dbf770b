import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../api/src/platform/db/embedded/embeddedDatabase.ts';
import { PICTURE_REMOVAL_LOCK } from '../../api/src/platform/media/removePictures.ts';
import { backUpDemo } from '../../api/src/backoffice/demo/backUpDemo.ts';
import { mountTinyDisk } from '../support/mountTinyDisk.ts';
import { commandLine, runCommand } from '../support/runCommand.ts';
import { readManifest } from '../../api/src/platform/backup/backupManifest.ts';
import { prepareBackupDirectory } from '../../api/src/platform/backup/createBackup.ts';
import { explainBackupFailure } from '../../api/src/platform/backup/openEmbeddedShop.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-backup-'));
chmodSync(directory, 0o755); // as folders usually are; the database may run as another account
const dataDir = path.join(directory, 'data');
let database: EmbeddedDatabase;
let client: pg.Client;

const backup = (...args: string[]) => runCommand('backupShop', args, { DATA_DIR: dataDir });

/** Starts a backup, and ends it by a signal while it waits for a lock. Returns its exit code and what is left of it. */
async function interrupt(target: string, signal: NodeJS.Signals): Promise<{ code: number | null; left: string[] }> {
  await client.query('SELECT pg_advisory_lock($1)', [PICTURE_REMOVAL_LOCK]);
  const { program, args, env } = commandLine('backupShop', [target], { DATA_DIR: dataDir });
  const child = spawn(program, args, { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const waiting = async () =>
    (
      await client.query(
        "SELECT FROM pg_stat_activity WHERE application_name = 'kirana: backup' AND wait_event = 'advisory'",
      )
    ).rowCount;
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  writeFileSync(path.join(target, 'half'), '');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  await client.query('SELECT pg_advisory_unlock($1)', [PICTURE_REMOVAL_LOCK]);
  return { code, left: readdirSync(target) };
}

beforeAll(async () => {
  database = await startEmbeddedDatabase(dataDir, 'a test');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe('a backup', () => {
  it('needs one folder', async () => {
    expect(await backup()).toEqual({ code: 1, stdout: '', stderr: 'Usage: npm run backup -- DIR\n' });
  });

  it('needs a shop on the embedded database', async () => {
    const target = path.join(directory, 'none');
    const own = await runCommand('backupShop', [target], { DATA_DIR: dataDir, DATABASE_URL: database.url });
    expect(own.code).toBe(1);
    expect(own.stderr).toMatch(/^DATABASE_URL names a PostgreSQL of your own, .*docs\/operations\/backup\.md\.\n$/);
    expect(readdirSync(directory)).not.toContain('none');
  });

  it('that is interrupted ends with exit code 1, and leaves nothing', async () => {
    expect(await interrupt(path.join(directory, 'interrupted'), 'SIGTERM')).toEqual({ code: 1, left: [] });
  });

  it('that is killed is never mistaken for a complete one', async () => {
    const target = path.join(directory, 'killed');
    expect(await interrupt(target, 'SIGKILL')).toEqual({ code: null, left: ['half'] });
    await expect(readManifest(target)).rejects.toThrow('is not a complete backup');
    await expect(prepareBackupDirectory(target, dataDir)).rejects.toThrow('has files already');
  });

  it('on a full disk says so and leaves nothing', async () => {
    const disk = path.join(directory, 'disk');
    mkdirSync(disk);
    if (mountTinyDisk(disk)) {
      const target = path.join(disk, 'backup');
      writeFileSync(path.join(disk, 'filler'), Buffer.alloc(19 * 1_048_576));
      const { code, stderr } = await backup(target);
      const left = readdirSync(target);
      execFileSync('umount', [disk]);
      expect({ code, stderr, left }).toEqual({ code: 1, stderr: `${fullDisk(target)}\n`, left: [] });
    } else {
      // Without permission to mount a disk, the test explains the error of a write to a full one.
      const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      expect(explainBackupFailure(error, disk)).toMatchObject({ message: fullDisk(disk) });
    }
  });

  it('of a demo on a full disk says so and leaves nothing', async () => {
    const disk = `${dataDir}-backups`;
    mkdirSync(disk);
    if (!mountTinyDisk(disk)) return; // a folder without a disk of its own can’t be filled
    writeFileSync(path.join(disk, 'filler'), Buffer.alloc(19 * 1_048_576));
    const backUp = backUpDemo({ dataDir, databaseUrl: null }, { hasBackup: false, now: new Date() });
    const message = await backUp.catch((error: unknown) => String(error));
    const left = readdirSync(disk);
    execFileSync('umount', [disk]);
    expect({ message, left }).toEqual({
      message: `BackupFailedError: The disk that holds ${disk} is full`,
      left: ['filler'],
    });
  });
});

function fullDisk(directoryOnIt: string): string {
  return `The disk that holds ${directoryOnIt} is full: name a folder on another one.`;
}
