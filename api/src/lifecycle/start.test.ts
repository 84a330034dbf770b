import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../db/embedded/postgresServer.ts';
import { mountTinyDisk } from '../testing/mountTinyDisk.ts';
import { spawnServer } from '../testing/server/spawnServer.ts';
import type { ServerProcess } from '../testing/server/spawnServer.ts';
import { explainFailure } from './explainFailure.ts';

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

afterEach(async () => {
  for (const shop of started.splice(0)) {
    shop.signal('SIGTERM');
    await shop.ended;
  }
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a start', () => {
  it('opens on the embedded database and responds', async () => {
    const shop = await start({ DATA_DIR: dataDir });
    await shop.open;
    const ready = await fetch(`${shop.url}/health/ready`);
    const passed = [{ status: 'pass', time: expect.any(String) }];
    expect(await ready.json()).toEqual({
      status: 'ok',
      checks: { database: passed, migrations: passed, disk: passed },
    });
    expect(shop.stderr()).toBe('');
  });

  it('beside another one works with a folder and a port of its own', async () => {
    const shops = await Promise.all([
      start({ DATA_DIR: dataDir }),
      start({ DATA_DIR: path.join(directory, 'second') }),
    ]);
    await Promise.all(shops.map((shop) => shop.open));
    const answers = await Promise.all(shops.map((shop) => fetch(`${shop.url}/health/ready`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  });

  it('on the data of another process ends with one line that names that process, which keeps running', async () => {
    const first = await start({ DATA_DIR: dataDir });
    await first.open;
    const line = `Kirana already runs on the data in ${dataDir} (process ${first.pid}, http://localhost:${first.port}).\n`;
    expect(await failure({ DATA_DIR: dataDir })).toEqual({ code: 1, line });
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
  });

  it('twice at once on new data lets one open and ends the other with one line', async () => {
    const fresh = path.join(directory, 'fresh');
    const shops = await Promise.all([start({ DATA_DIR: fresh }), start({ DATA_DIR: fresh })]);
    const [loser] = await Promise.race(shops.map(async (shop) => [shop, await shop.ended] as const));
    const winner = shops.find((shop) => shop !== loser);
    await winner?.open;
    expect(loser.stderr()).toMatch(/^Kirana already runs on the data in .*\n$/);
    expect(await loser.ended).toBe(1);
  });

  it('on a taken port ends with one line that names it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // an object for every TCP listener
    const line = `Port ${port} is taken: set PORT to another one.\n`;
    expect(await failure({ DATA_DIR: dataDir, PORT: String(port) })).toEqual({ code: 1, line });
    other.close();
  });

  it('with an unreachable database ends with one line that names it', async () => {
    const port = await freePort();
    const line = `The database at 127.0.0.1:${port}/shop can't be reached: connect ECONNREFUSED 127.0.0.1:${port}.\n`;
    const environment = { DATA_DIR: dataDir, DATABASE_URL: `postgresql://kirana:secret@127.0.0.1:${port}/shop` };
    expect(await failure(environment)).toEqual({ code: 1, line });
  });

  it('with a wrong value in its configuration ends with one line that names it', async () => {
    const line = 'Configuration: THROTTLE must be on or off.\n';
    expect(await failure({ DATA_DIR: dataDir, THROTTLE: 'maybe' })).toEqual({ code: 1, line });
  });

  it('on a full disk ends with one line that says so', async () => {
    const disk = path.join(directory, 'disk');
    mkdirSync(disk);
    if (mountTinyDisk(disk)) {
      expect(await failure({ DATA_DIR: disk })).toEqual({ code: 1, line: `The disk that holds ${disk} is full.\n` });
      execFileSync('umount', [disk]);
    } else {
      // Without permission to mount a disk, the test uses the kernel's error for a write to a full one.
      expect(
        explainFailure(
          errorOf(() => writeFileSync('/dev/full', 'x')),
          disk,
        ),
      ).toBe(`The disk that holds ${disk} is full.`);
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
