import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { restoreMarker } from '../db/embedded/embeddedDatabase.ts';
import { emptyBackupDirectory, prepareBackupDirectory } from './createBackup.ts';
import { explainBackupFailure, openEmbeddedShop } from './openEmbeddedShop.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-backup-'));
const dataDir = path.join(directory, 'data');

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a backup', () => {
  it('needs a folder that is empty, and keeps the files of another one', async () => {
    const full = path.join(directory, 'full');
    mkdirSync(full);
    writeFileSync(path.join(full, 'notes.txt'), '');
    await expect(prepareBackupDirectory(full, dataDir)).rejects.toThrow(
      `${full} has files already: name an empty folder, or a new one.`,
    );
    expect(readdirSync(full)).toEqual(['notes.txt']);
  });

  it('needs a folder outside of the data', async () => {
    for (const inside of [dataDir, path.join(dataDir, 'backup')])
      await expect(prepareBackupDirectory(inside, dataDir)).rejects.toThrow(
        `${inside} is in the folder of the shop's data, which it would be lost with: name another one.`,
      );
    await prepareBackupDirectory(`${dataDir}-backup`, dataDir); // beside it
  });

  it('makes its folder for its owner alone, also where it was there for all', async () => {
    const open = path.join(directory, 'open');
    mkdirSync(open);
    chmodSync(open, 0o755);
    for (const target of [path.join(directory, 'new'), open]) {
      await prepareBackupDirectory(target, dataDir);
      expect(statSync(target).mode & 0o777).toBe(0o700);
    }
  });

  it('needs a shop on the embedded database, which no restore has left unfinished', async () => {
    const nothing = path.join(directory, 'nothing');
    await expect(openEmbeddedShop(nothing)).rejects.toThrow(`There is no shop in ${nothing}: check DATA_DIR.`);
    expect(readdirSync(directory)).not.toContain('nothing');
    mkdirSync(dataDir);
    writeFileSync(restoreMarker(dataDir), '');
    await expect(openEmbeddedShop(dataDir)).rejects.toThrow(`A restore into ${dataDir} did not finish`);
  });

  it('that is interrupted leaves an empty folder', async () => {
    const target = path.join(directory, 'interrupted');
    mkdirSync(path.join(target, 'media/originals'), { recursive: true });
    for (const file of ['media/originals/a', 'manifest.json.new']) writeFileSync(path.join(target, file), '');
    await emptyBackupDirectory(target);
    expect(readdirSync(target)).toEqual([]);
  });
});

describe('the failure of a backup', () => {
  const errorOf = (message: string, more: object = {}) => Object.assign(new Error(message), more);

  it('on a full disk names it', () => {
    expect(
      explainBackupFailure(errorOf('ENOSPC: no space left on device', { code: 'ENOSPC' }), '/mnt/backup'),
    ).toMatchObject({ message: 'The disk that holds /mnt/backup is full: name a folder on another one.' });
  });

  it('of a database that stopped asks for another try', () => {
    expect(
      explainBackupFailure(errorOf('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), '/mnt/backup'),
    ).toMatchObject({ message: 'The database stopped during the backup, which is not complete: run it again.' });
  });

  it('of another kind is shown as it is', () => {
    const defect = new TypeError('It has no price');
    expect(explainBackupFailure(defect, '/mnt/backup')).toBe(defect);
  });
});
