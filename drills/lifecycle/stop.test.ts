import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findPostmaster } from '../../api/src/platform/db/embedded/postmaster.ts';
import { spawnServer } from '../../api/src/testing/server/spawnServer.ts';
import type { ServerProcess } from '../../api/src/testing/server/spawnServer.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'kirana-stop-'));
chmodSync(directory, 0o755); // as folders usually are; the database may run as another account
const data = path.join(directory, 'postgres/data');
let running: ServerProcess | undefined;

async function open(): Promise<ServerProcess> {
  running = await spawnServer({ DATA_DIR: directory });
  await running.open;
  return running;
}

/** Ends the process by the signal, and expects that it is clean: exit code 0, no line of an error and no database left behind. */
async function expectCleanEnd(shop: ServerProcess, signal?: NodeJS.Signals): Promise<void> {
  if (signal) shop.signal(signal);
  expect(await shop.ended).toBe(0);
  expect(shop.stderr()).toBe('');
  expect(await findPostmaster(data)).toBeNull();
}

/** Runs one statement in the shop's own database. */
async function query(sql: string): Promise<unknown[]> {
  const server = await findPostmaster(data);
  const password = readFileSync(path.join(directory, 'postgres/password'), 'utf8');
  const client = new pg.Client({ host: '127.0.0.1', port: server?.port, user: 'kirana', password, database: 'kirana' });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** A request whose body is incomplete until `finish`; the server has received its start when this resolves. */
async function startRequest(shop: ServerProcess): Promise<{ finish(): void; answer: Promise<string> }> {
  const body = JSON.stringify({ query: '{ __typename }' });
  const socket = connect(shop.port, '127.0.0.1');
  const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n{`, resolve));
  await fetch(`${shop.url}/health/live`); // answered after it by the server's one thread
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined); // `close` follows
  return {
    finish: () => void socket.write(body.slice(1)),
    answer: new Promise((resolve) => socket.on('close', () => resolve(answer))),
  };
}

async function untilNobodyListens(shop: ServerProcess): Promise<void> {
  const isRefused = () =>
    fetch(shop.url).then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isRefused, { timeout: 20_000, interval: 20 });
}

afterEach(async () => {
  running?.signal('SIGTERM');
  await running?.ended;
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Each test starts the shop on the data that the one before has left, as operators do. */
describe('the end of the process', () => {
  it('during the start leaves no database running', async () => {
    running = await spawnServer({ DATA_DIR: directory });
    await vi.waitUntil(() => findPostmaster(data), { timeout: 60_000, interval: 1 });
    await expectCleanEnd(running, 'SIGTERM');
  });

  it('leaves no lock file that prevents the next start, even when its pid belongs to another program then', async () => {
    const pidFile = path.join(data, 'postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${data}\n0\n5432\n\n127.0.0.1\n\nready\n`);
    await open();
    expect((await findPostmaster(data))?.pid).not.toBe(process.pid);
  });

  it('by SIGTERM waits for a running request, and is clean', async () => {
    const shop = await open();
    await vi.waitUntil(async () => (await fetch(`${shop.url}/graphql?query={__typename}`)).ok, { timeout: 20_000 }); // busy right after its start
    const request = await startRequest(shop);
    shop.signal('SIGTERM');
    await untilNobodyListens(shop);
    request.finish();
    const finished = performance.now();
    expect(await request.answer).toContain('{"data":{"__typename":"Query"}}');
    await expectCleanEnd(shop);
    expect(performance.now() - finished).toBeLessThan(5000); // well below the deadline of ten seconds
  });

  it('by SIGKILL loses no data: the next start takes the database over, and stops it at its end by SIGINT', async () => {
    const killed = await open();
    await query(`INSERT INTO payment_webhook_events VALUES ('test', 'before-the-kill', 'x')`);
    killed.signal('SIGKILL');
    await killed.ended;
    const left = await findPostmaster(data);
    expect(left).not.toBeNull();

    const next = await open();
    expect((await findPostmaster(data))?.pid).toBe(left?.pid);
    expect(await query(`SELECT event_id FROM payment_webhook_events`)).toEqual([{ event_id: 'before-the-kill' }]);
    await expectCleanEnd(next, 'SIGINT');
  });

  it('by a power cut loses no data: the next start recovers the database, and is ended at once by a second Ctrl-C', async () => {
    const killed = await open();
    await query(`INSERT INTO payment_webhook_events VALUES ('test', 'before-the-cut', 'x')`);
    const server = await findPostmaster(data);
    killed.signal('SIGKILL');
    process.kill(server?.pid ?? 0, 'SIGKILL');
    await killed.ended;

    const shop = await open();
    expect(await query(`SELECT event_id FROM payment_webhook_events WHERE event_id = 'before-the-cut'`)).toHaveLength(
      1,
    );
    await startRequest(shop);
    let hasEnded = false;
    void shop.ended.then(() => (hasEnded = true));
    const pressed = performance.now();
    await vi.waitUntil(
      () => {
        shop.signal('SIGINT'); // signals of the first half second count as one, because npm forwards each again
        return hasEnded;
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(await shop.ended).toBe(1);
    expect(performance.now() - pressed).toBeLessThan(5000); // the drain alone would wait for ten seconds
    await vi.waitUntil(async () => (await findPostmaster(data)) === null, { timeout: 20_000 });
  });

  it('follows the end of the database, with a line that says so and exit code 1', async () => {
    const shop = await open();
    const server = await findPostmaster(data);
    process.kill(server?.pid ?? 0, 'SIGKILL');
    expect(await shop.ended).toBe(1);
    expect(shop.stderr()).toContain(`The embedded PostgreSQL in ${directory} ended unexpectedly.\n`);
  });
});
