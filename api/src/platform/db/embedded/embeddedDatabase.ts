import { mkdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { StartupError } from '../../config/startupError.ts';
import { postgresAccount, findPostgresBinaries } from './postgresBinaries.ts';
import { CLUSTER_USER, ensureCluster } from './postgresCluster.ts';
import { ensureServerRunning, interruptPostmaster, findPostmaster, stopPostmaster } from './postmaster.ts';

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'jit=off',
  'max_connections=100',
  'random_page_cost=1.1', // no disk of today is slower at random pages
];
const DATABASE = 'kirana';
const RECOVERY_DEADLINE_MS = 60_000;
const OWNER_LOCK = 4_000_118; // unique among the advisory locks of the shop

/**
 * Starts the PostgreSQL in DATA_DIR/postgres for the one process that owns DATA_DIR, or takes over the running server of a killed
 * process. `owner` names this process in the error of a second one.
 * @throws StartupError when another process owns the folder, a restore did not finish, or the server can't run
 */
export async function startEmbeddedDatabase(dataDir: string, owner: string) {
  assertNoUnfinishedRestore(dataDir);
  await mkdir(dataDir, { recursive: true });
  const account = await postgresAccount();
  const tools = { account, binaries: await findPostgresBinaries(account) };
  const link = path.join(dataDir, 'postgres');
  await ensureCluster(link, tools);
  const home = await realpath(link);
  const data = path.join(home, 'data');
  const server = await ensureServerRunning(data, SETTINGS, tools);
  const password = await readFile(path.join(home, 'password'), 'utf8');
  const urlOf = (database: string) => addressOf({ password, port: server.port, database });

  let client = await connectAsOwner();
  await assertNotReplaced();
  await ensureDatabase(client, DATABASE);

  let isStopping = false;
  const lost = Promise.withResolvers<StartupError>();
  watch();

  /** Connects, and locks DATA_DIR for this process. @throws StartupError when another process owns it */
  async function connectAsOwner(): Promise<pg.Client> {
    const connection = new pg.Client({ connectionString: urlOf('postgres'), application_name: `kirana: ${owner}` });
    connection.on('error', () => undefined); // `end` follows
    await connection.connect();
    await takeOwnership(connection, dataDir);
    return connection;
  }

  /** @throws StartupError when a restore has replaced the data while the server started */
  async function assertNotReplaced(): Promise<void> {
    try {
      assertNoUnfinishedRestore(dataDir);
      if ((await findPostmaster(data))?.pid !== server.pid)
        throw new StartupError(`A restore replaced the data in ${dataDir}: start again.`);
    } catch (error) {
      interruptPostmaster(server);
      await client.end();
      throw error;
    }
  }

  function watch(): void {
    client.once('end', () => {
      if (!isStopping) void reconnect();
    });
  }

  /** PostgreSQL closes all connections and recovers when one of its processes was killed; the server itself goes on. */
  async function reconnect(): Promise<void> {
    const deadline = Date.now() + RECOVERY_DEADLINE_MS;
    while (Date.now() < deadline && !isStopping && (await findPostmaster(data))?.pid === server.pid) {
      try {
        client = await connectAsOwner();
        return watch();
      } catch (error) {
        if (error instanceof StartupError) return lost.resolve(error); // another process has taken over
        await pause(100);
      }
    }
    if (!isStopping) lost.resolve(new StartupError(`The embedded PostgreSQL in ${dataDir} ended unexpectedly.`));
  }

  return {
    url: urlOf(DATABASE),
    /** Resolves when the database ends unexpectedly. */
    lost: lost.promise,
    async stop(): Promise<void> {
      isStopping = true;
      await client.end();
      await stopPostmaster(data, server);
    },
    /** Stops the database without waiting for its end. */
    stopWithoutWaiting: () => interruptPostmaster(server),
  };
}

export type EmbeddedDatabase = Awaited<ReturnType<typeof startEmbeddedDatabase>>;

/**
 * Stops the server that a killed process left running on DATA_DIR, if any. A start that has not yet connected does not own its server either,
 * and ends with an error. @throws StartupError when a process owns DATA_DIR
 */
export async function stopAbandonedDatabase(dataDir: string): Promise<void> {
  const url = await findRunningEmbeddedDatabase(dataDir);
  if (url === null) return;
  const data = path.join(await realpath(path.join(dataDir, 'postgres')), 'data');
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  client.on('error', () => undefined);
  await client.connect();
  await takeOwnership(client, dataDir);
  await client.end();
  const server = await findPostmaster(data);
  if (server) await stopPostmaster(data, server);
}

/** The URL of the embedded database that another process runs on DATA_DIR; null when none runs. */
export async function findRunningEmbeddedDatabase(dataDir: string): Promise<string | null> {
  const home = await realpath(path.join(dataDir, 'postgres')).catch(() => null);
  const server = home && (await findPostmaster(path.join(home, 'data')));
  if (!server) return null;
  const password = await readFile(path.join(home, 'password'), 'utf8');
  return addressOf({ password, port: server.port, database: DATABASE });
}

function addressOf({ password, port, database }: { password: string; port: number; database: string }): string {
  return `postgresql://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Takes an advisory lock in the database, which releases it when its holder ends, even by a kill. */
async function takeOwnership(client: pg.Client, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [OWNER_LOCK]);
    if (rows[0]?.mine) return;
    await pause(100); // the server may take a moment to notice a killed holder's connection
  }
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.objid = $1`,
    [OWNER_LOCK],
  );
  await client.end();
  const holder = rows[0]?.name.replace('kirana: ', '') ?? 'another process';
  throw new StartupError(`Kirana already runs on the data in ${dataDir} (${holder}).`);
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
}

/** A file in DATA_DIR while a restore renames the parts of the shop; one that is left belongs to a restore that was killed. */
export function restoreMarker(dataDir: string): string {
  return path.join(dataDir, 'restore-unfinished');
}

/** @throws StartupError when DATA_DIR has some parts of a former shop and some of a restored one */
export function assertNoUnfinishedRestore(dataDir: string): void {
  if (existsSync(restoreMarker(dataDir)))
    throw new StartupError(`A restore into ${dataDir} did not finish: run npm run restore again.`);
}
