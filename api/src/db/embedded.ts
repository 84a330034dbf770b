import { mkdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { postgresAccount } from './postgresAccount.ts';
import { findPostgresBinaries } from './postgresBinaries.ts';
import { CLUSTER_USER, ensureCluster } from './postgresCluster.ts';
import { runningServer } from './postgresServer.ts';
import { dismissPostmaster, findPostmaster, stopPostmaster } from './postmaster.ts';

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'jit=off', 'max_connections=100'];
const DATABASE = 'kirana';
const OWNER_LOCK = 4_000_118; // any number that no other advisory lock of ours has

export interface EmbeddedDatabase {
  url: string;
  /** Resolves if the database ends before it is told to. */
  lost: Promise<StartProblem>;
  stop(): Promise<void>;
  /** Tells the database to end and does not wait. */
  dismiss(): void;
}

/**
 * The PostgreSQL that lives in DATA_DIR/postgres, started for the one process that owns DATA_DIR. A server left
 * behind by a killed process is taken over as it is. `owner` names this process to the next one that tries.
 * @throws StartProblem when another process owns the folder, or the server can't run
 */
export async function startEmbedded(dataDir: string, owner: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const account = await postgresAccount();
  const tools = { account, binaries: await findPostgresBinaries(account) };
  const link = path.join(dataDir, 'postgres');
  await ensureCluster(link, tools);
  const home = await realpath(link);
  const data = path.join(home, 'data');
  const server = await runningServer(data, SETTINGS, tools);
  const password = await readFile(path.join(home, 'password'), 'utf8');
  const urlOf = (database: string) => addressOf({ password, port: server.port, database });

  const client = new pg.Client({ connectionString: urlOf('postgres'), application_name: `kirana: ${owner}` });
  client.on('error', () => undefined); // `end` follows
  await client.connect();
  await takeOwnership(client, dataDir);
  await ensureDatabase(client, DATABASE);

  let isStopping = false;
  return {
    url: urlOf(DATABASE),
    lost: new Promise((resolve) => {
      client.once('end', () => {
        if (!isStopping) resolve(new StartProblem(`The embedded PostgreSQL in ${dataDir} ended unexpectedly.`));
      });
    }),
    async stop() {
      isStopping = true;
      await client.end();
      await stopPostmaster(data, server);
    },
    dismiss: () => dismissPostmaster(server),
  };
}

/** The address of the embedded database that another process of ours keeps running on DATA_DIR; null when none does. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const home = await realpath(path.join(dataDir, 'postgres')).catch(() => null);
  const server = home && (await findPostmaster(path.join(home, 'data')));
  if (!server) return null;
  const password = await readFile(path.join(home, 'password'), 'utf8');
  return addressOf({ password, port: server.port, database: DATABASE });
}

function addressOf({ password, port, database }: { password: string; port: number; database: string }): string {
  return `postgresql://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** A lock in the database itself: the database gives it back when its holder dies, however that dies. */
async function takeOwnership(client: pg.Client, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [OWNER_LOCK]);
    if (rows[0]?.mine) return;
    await pause(100); // a killed holder's connection may take a moment to be noticed
  }
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.objid = $1`,
    [OWNER_LOCK],
  );
  await client.end();
  const holder = rows[0]?.name.replace('kirana: ', '') ?? 'another process';
  throw new StartProblem(`Kirana already runs on the data in ${dataDir} (${holder}).`);
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
}
