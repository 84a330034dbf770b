import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../db/postgresServer.ts';
import { spawnShop } from '../testing/spawnShop.ts';
import type { Shop } from '../testing/spawnShop.ts';
import { explainFailure } from './startFailure.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-start-'));
chmodSync(directory, 0o755); // as folders usually are; the database may run as another account
const dataDir = path.join(directory, 'data');
const started: Shop[] = [];

async function start(environment: Record<string, string>): Promise<Shop> {
  const shop = await spawnShop(environment);
  started.push(shop);
  return shop;
}

/** How a start that fails ends: its code and all it said. */
async function failure(environment: Record<string, string>): Promise<{ code: number | null; line: string }> {
  const shop = await start(environment);
  return { code: await shop.ended, line: shop.complaint() };
}

afterEach(async () => {
  for (const shop of started.splice(0)) {
    shop.signal('SIGTERM');
    await shop.ended;
  }
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a start', () => {
  it('opens on the embedded database and answers', async () => {
    const shop = await start({ DATA_DIR: dataDir });
    await shop.open;
    const ready = await fetch(`${shop.url}/health/ready`);
    expect(await ready.json()).toEqual({ status: 'ok' });
    expect(shop.complaint()).toBe('');
  });

  it('beside another one is fine with a folder and a port of its own', async () => {
    const shops = await Promise.all([
      start({ DATA_DIR: dataDir }),
      start({ DATA_DIR: path.join(directory, 'second') }),
    ]);
    await Promise.all(shops.map((shop) => shop.open));
    const answers = await Promise.all(shops.map((shop) => fetch(`${shop.url}/health/ready`)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  });

  it('on data that another process works on ends with one line that names it, and leaves it alone', async () => {
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
    expect(loser.complaint()).toMatch(/^Kirana already runs on the data in .*\n$/);
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

  it('with a database that does not answer ends with one line that names it', async () => {
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
      // Without the right to mount a disk: what the kernel answers to a write on a full one.
      expect(
        explainFailure(
          errorOf(() => writeFileSync('/dev/full', 'x')),
          disk,
        ),
      ).toBe(`The disk that holds ${disk} is full.`);
    }
  });
});

function mountTinyDisk(mountPoint: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', mountPoint], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('There was no error');
}
