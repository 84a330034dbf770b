import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkDisk } from './readiness.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The check of a folder on a disk with this free space. */
function checkWith(freeBytes: number) {
  const config = readConfig({ NODE_ENV: 'test', JWT_SECRET: 'x'.repeat(32), DATA_DIR: folder });
  return checkDisk(config, async () => ({ bavail: freeBytes / 4096, bsize: 4096 }))?.run();
}

describe('checkDisk', () => {
  it('fails below 32 MB', async () => {
    expect(await checkWith(31 * 1_048_576)).toEqual({ status: 'fail', output: 'The disk of DATA_DIR is full.' });
  });

  it('passes when a file could be written, and leaves none', async () => {
    expect(await checkWith(32 * 1_048_576)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });
});
