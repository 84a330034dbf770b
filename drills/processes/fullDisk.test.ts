import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openServer } from '../../api/src/testing/server/inProcessServer.ts';
import { mountTinyDisk } from '../support/mountTinyDisk.ts';

it('a server whose disk is full is not ready, and says so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-health-'));
  const isMounted = mountTinyDisk(folder);
  const dataDir = isMounted ? folder : '/proc/kirana'; // without permission to mount a disk: a folder that cannot be created
  const server = await openServer({ DATA_DIR: dataDir }, '/nonexistent', { clock: undefined }); // the clock of the process
  const { statusCode, body } = await server.inject('/health/ready');
  await server.close();
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  expect([statusCode, JSON.parse(body)]).toEqual([
    503,
    expect.objectContaining({
      status: 'fail',
      message: isMounted ? 'The disk of DATA_DIR is full.' : 'The folder of DATA_DIR cannot be written.',
      checks: expect.objectContaining({ disk: [expect.objectContaining({ status: 'fail' })] }),
    }),
  ]);
});
