import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyBackup } from '../../api/src/platform/backup/restoreBackup.ts';
import { connectDatabase, db, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { findRunningEmbeddedDatabase } from '../../api/src/platform/db/embedded/embeddedDatabase.ts';
import { tableDigests } from '../../api/src/testing/postgres/tableDigests.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { spawnServer, type ServerProcess } from '../../api/src/testing/server/spawnServer.ts';
import { ask, logIn, OWNER, removeDemo, seeDemo, useDemo, type DemoTraces } from '../support/demoVisitor.ts';
import { embeddedInstallation, startOperatedServer, type OperatedServer } from '../support/postgres/operatedServer.ts';
import { runCommand } from '../support/runCommand.ts';

const REFRESH = 'mutation ($input: SessionRefreshInput!) { sessionRefresh(input: $input) { __typename } }';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-demo-restore-'));
chmodSync(folder, 0o755); // as folders usually are; the database may run as another account
let ownUrl: string;
let shop: ServerProcess;
const started: ServerProcess[] = [];

beforeAll(async () => {
  ownUrl = await testDatabaseUrl();
});
afterEach(async () => {
  await connectTo(ownUrl);
});
afterAll(async () => {
  for (const { signal, ended } of started) {
    signal('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function connectTo(url: string): Promise<void> {
  await disconnectDatabase();
  await connectDatabase(url);
}

/** Starts a demo on a folder, with its jobs. */
async function open(dataDir: string, environment: Record<string, string> = {}): Promise<void> {
  shop = await spawnServer({ DATA_DIR: dataDir, DEMO: 'on', THROTTLE: 'off', LOG_LEVEL: 'silent', ...environment });
  started.push(shop);
  await shop.open;
}

async function close(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  shop.signal(signal);
  await shop.ended;
}

/** The rows of the shop in a database, without what a login and a job write to accounts. */
async function rowsAt(url: string | null) {
  await connectTo(url ?? '');
  const { users: _changing, ...digests } = await tableDigests();
  const select = { id: true, email: true, passwordHash: true, roleDefinitionId: true, mobile: true } as const;
  const accounts = await db.user.findMany({ orderBy: { id: 'asc' }, select });
  return { digests, accounts, settings: await db.setting.findMany() };
}

/** Removes the demo, and waits until its job has deleted the files of pictures. Returns the folder of the backup. */
async function emptyDemo(dataDir: string, options = {}): Promise<string | null> {
  const removed = await removeDemo(shop.url, options);
  expect(removed).toMatchObject({ __typename: 'DemoRemovePayload' });
  await expect.poll(() => readdirSync(path.join(dataDir, 'media/originals')), { timeout: 60_000 }).toEqual([]);
  return removed.backupDirectory;
}

/** What the shop shows of the demo that was removed, and of its owner. */
async function expectOwnShop(dataDir: string, traces: DemoTraces): Promise<void> {
  const nobody = Array.from({ length: 4 }, () => 'WrongCredentialsError');
  const left = { product: null, shop: { name: 'Sharma Stores' }, logins: nobody, picture: null };
  expect(await seeDemo(shop.url, traces, dataDir)).toEqual({ ...left, originals: [] });
  expect((await logIn(shop.url, OWNER.email, OWNER.password)).__typename).toBe('UserLogInPayload');
}

/** The demo’s sessions go on, and the owner is gone with the rest of the own shop. */
async function expectSessionsBack({ refreshToken }: DemoTraces): Promise<void> {
  const { sessionRefresh } = await ask(shop.url, { query: REFRESH, variables: { input: { refreshToken } } });
  expect(sessionRefresh.__typename).toBe('SessionRefreshPayload');
  expect((await logIn(shop.url, OWNER.email, OWNER.password)).__typename).toBe('WrongCredentialsError');
}

describe('a demo on the embedded database', () => {
  const dataDir = path.join(folder, 'data');
  const backups = `${dataDir}-backups`;
  const rows = async () => rowsAt(await findRunningEmbeddedDatabase(dataDir));
  let traces: DemoTraces;
  let before: { seen: object; rows: object };
  let backup: string;

  beforeAll(async () => {
    await open(dataDir);
    traces = await useDemo(shop.url);
    before = { seen: await seeDemo(shop.url, traces, dataDir), rows: await rows() };
    expect(before.seen).toMatchObject({ product: { stock: 10 }, picture: expect.any(String) as unknown });
  });

  async function expectAllBack(): Promise<void> {
    expect(await rows()).toEqual(before.rows);
    expect(await seeDemo(shop.url, traces, dataDir)).toEqual(before.seen);
  }

  it('stays when its backup can’t be written', async () => {
    writeFileSync(backups, 'a file');
    expect(await removeDemo(shop.url)).toEqual({
      __typename: 'BackupFailedError',
      message: `The shop can’t write to ${backups} (ENOTDIR)`,
    });
    rmSync(backups);
    await expectAllBack();
  });

  it('stays when the shop is killed while it is removed, and the backup is whole', async () => {
    const client = new pg.Client({ connectionString: (await findRunningEmbeddedDatabase(dataDir)) ?? '' });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE orders IN ROW EXCLUSIVE MODE');
    const removing = removeDemo(shop.url).catch(() => 'no answer');
    const waiting = async () =>
      (await client.query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'orders'::regclass")).rowCount;
    await expect.poll(waiting, { interval: 20, timeout: 120_000 }).toBe(1);
    await close('SIGKILL');
    expect(await removing).toBe('no answer');
    await client.end();
    const [left] = readdirSync(backups);
    await verifyBackup(path.join(backups, left ?? ''), () => undefined);
    await open(dataDir);
    await expectAllBack();
  });

  it('is removed with all that its visitors did', async () => {
    backup = (await emptyDemo(dataDir)) ?? '';
    await expectOwnShop(dataDir, traces);
    expect(readdirSync(backups)).toContain(path.basename(backup));
  });

  it('is back with every row, picture, setting and session after the command that its owner was shown', async () => {
    await close();
    const { code } = await runCommand('restoreShop', [backup, '--overwrite'], { DATA_DIR: dataDir });
    expect(code).toBe(0);
    await open(dataDir);
    await expectAllBack();
    await expectSessionsBack(traces);
    await close();
  });
});

describe('a demo on another PostgreSQL', () => {
  const dataDir = path.join(folder, 'elsewhere');
  const originals = path.join(dataDir, 'media/originals');
  const pictures = path.join(folder, 'pictures');
  let server: OperatedServer;
  let traces: DemoTraces;
  let before: { seen: object; rows: object; moment: string };
  const openThere = () => open(dataDir, { DATABASE_URL: server.urlOf('kirana') });

  beforeAll(async () => {
    server = await startOperatedServer(await embeddedInstallation());
    await onServer('CREATE DATABASE kirana');
    await openThere();
    traces = await useDemo(shop.url);
  });
  afterAll(() => server.close());

  /** Runs a statement, and returns its first value. */
  async function onServer(statement: string): Promise<string> {
    const client = new pg.Client({ connectionString: server.urlOf('postgres') });
    await client.connect();
    const { rows } = await client.query<{ value: string }>(statement);
    await client.end();
    return rows[0]?.value ?? '';
  }

  it('stays until its admin says that there is a backup', async () => {
    await server.takeBaseBackup();
    cpSync(originals, pictures, { recursive: true });
    expect(await removeDemo(shop.url)).toMatchObject({ __typename: 'InvalidInputError' });
    const seen = await seeDemo(shop.url, traces, dataDir);
    const rows = await rowsAt(server.urlOf('kirana'));
    before = { seen, rows, moment: await onServer('SELECT clock_timestamp()::text AS value') };
  });

  it('is removed with all that its visitors did', async () => {
    expect(await emptyDemo(dataDir, { hasBackup: true })).toBeNull();
    await expectOwnShop(dataDir, traces);
    expect(existsSync(`${dataDir}-backups`)).toBe(false);
    await close();
  });

  it('is back as of the moment before its removal, by the guide', async () => {
    await server.recover(before.moment);
    await expect.poll(() => onServer('SELECT pg_is_in_recovery()::text AS value'), { timeout: 60_000 }).toBe('false');
    cpSync(pictures, originals, { recursive: true });
    await openThere();
    expect(await rowsAt(server.urlOf('kirana'))).toEqual(before.rows);
    expect(await seeDemo(shop.url, traces, dataDir)).toEqual(before.seen);
    await expectSessionsBack(traces);
    await close();
  });
});
