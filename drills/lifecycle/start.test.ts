import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostmaster } from '../../api/src/platform/db/embedded/postmaster.ts';
import { explainFailure } from '../../api/src/platform/lifecycle/startProcess.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../../api/src/testing/secretFixture.ts';
import { spawnServer } from '../../api/src/testing/server/spawnServer.ts';
import type { ServerProcess } from '../../api/src/testing/server/spawnServer.ts';
import { mountTinyDisk } from '../support/mountTinyDisk.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-start-'));
chmodSync(directory, 0o755); // as folders usually are; the database may run as another account
const dataDir = path.join(directory, 'data');
const started: ServerProcess[] = [];

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  const shop = await spawnServer(environment);
  started.push(shop);
  return shop;
}

/** The exit code and the standard error of a start that fails. */
async function failure(environment: Record<string, string>): Promise<{ code: number | null; line: string }> {
  const shop = await start(environment);
  return { code: await shop.ended, line: shop.stderr() };
}

afterAll(async () => {
  for (const shop of started.splice(0)) {
    shop.signal('SIGTERM');
    await shop.ended;
  }
  rmSync(directory, { recursive: true, force: true });
});

describe('of two starts at the same time on the same new data', () => {
  let [winner, loser, neighbour]: ServerProcess[] = [];

  beforeAll(async () => {
    const rivals = await Promise.all([start({ DATA_DIR: dataDir }), start({ DATA_DIR: dataDir })]);
    loser = await Promise.race(rivals.map((shop) => shop.ended.then(() => shop)));
    winner = rivals.find((shop) => shop !== loser);
    await winner?.open;
  });

  it('one ends with one line', async () => {
    expect(loser?.stderr()).toMatch(/^Kirana already runs on the data in .*\n$/);
    expect(await loser?.ended).toBe(1);
  });

  it('the other one opens on the embedded database and responds', async () => {
    const ready = await fetch(`${winner?.url}/health/ready`);
    const passed = [{ status: 'pass', time: expect.any(String) as unknown }];
    expect(await ready.json()).toEqual({
      status: 'ok',
      checks: { database: passed, migrations: passed, disk: passed },
    });
    expect(winner?.stderr()).toBe('');
  });

  it('the one that is open works beside a third one, which has a folder and a port of its own', async () => {
    neighbour = await start({ DATA_DIR: path.join(directory, 'second') });
    await neighbour.open;
    const answers = await Promise.all([winner, neighbour].map((shop) => fetch(`${shop?.url}/health/ready`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  });

  it('the one that is open keeps running, and a later start on its data ends with one line that names it', async () => {
    const line = `Kirana already runs on the data in ${dataDir} (process ${winner?.pid}, http://localhost:${winner?.port}).\n`;
    expect(await failure({ DATA_DIR: dataDir })).toEqual({ code: 1, line });
    expect((await fetch(`${winner?.url}/health/ready`)).status).toBe(200);
  });

  it('each ends cleanly by SIGHUP, as when its terminal is closed, and leaves no database behind', async () => {
    for (const shop of [winner, neighbour]) shop?.signal('SIGHUP');
    expect(await Promise.all([winner?.ended, neighbour?.ended])).toEqual([0, 0]);
    expect([winner?.stderr(), neighbour?.stderr()]).toEqual(['', '']);
    expect(await findPostmaster(path.join(realpathSync(path.join(dataDir, 'postgres')), 'data'))).toBeNull();
  });
});

describe('a start that fails', () => {
  it('on a taken port ends with one line that names it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // an object for every TCP listener
    const environment = {
      DATABASE_URL: await testDatabaseUrl(),
      DATA_DIR: dataDir,
      JWT_SECRET: TEST_SECRET,
      ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
      PORT: String(port),
    };
    expect(await failure(environment)).toEqual({ code: 1, line: `Port ${port} is taken: set PORT to another one.\n` });
    other.close();
  });

  it('on a full disk ends with one line that says so', async () => {
    const disk = path.join(directory, 'disk');
    mkdirSync(disk);
    const line = `The disk that holds ${disk} is full.`;
    if (mountTinyDisk(disk)) {
      expect(await failure({ DATA_DIR: disk })).toEqual({ code: 1, line: `${line}\n` });
      execFileSync('umount', [disk]);
    } else {
      // Without permission to mount a disk, the test uses the kernel's error for a write to a full one.
      const full = errorOf(() => writeFileSync('/dev/full', 'x'));
      expect(explainFailure(full, disk)).toBe(line);
    }
  });
});

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('There was no error');
}
