import { chmod, mkdtemp, readFile, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresAccount, findPostgresBinaries } from '../../platform/db/embedded/postgresBinaries.ts';
import { CLUSTER_USER, ensureCluster } from '../../platform/db/embedded/postgresCluster.ts';
import { ensureServerRunning, stopPostmaster } from '../../platform/db/embedded/postmaster.ts';
import { endWithThisProcess } from '../endWithThisProcess.ts';

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'jit=off',
  'max_connections=200',
  'random_page_cost=1.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'io_method=sync',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=128MB',
  'file_copy_method=clone', // half the time of a new database
];

const SHARED_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

export interface TemporaryCluster {
  urlOf(database: string): string;
  /** Returns the new database's address. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/** A PostgreSQL in a temporary folder of `parent`, without durability, for speed. Start one per test run, not per test. */
export async function startTemporaryCluster(parent = tmpdir()): Promise<TemporaryCluster> {
  const account = await postgresAccount();
  const tools = { account, binaries: await findPostgresBinaries(account) };
  const directory = await mkdtemp(path.join(parent, 'kirana-test-'));
  await chmod(directory, 0o755);
  const link = path.join(directory, 'postgres');
  await ensureCluster(link, tools, ['--no-sync', '--set=scram_iterations=1']);
  const home = await realpath(link);
  const data = path.join(home, 'data');
  const server = await ensureServerRunning(data, SETTINGS, tools);
  const dismissGuard = endWithThisProcess({ pid: server.pid, signal: 'INT', folders: [home, directory] });
  const password = await readFile(path.join(home, 'password'), 'utf8');
  const urlOf = (name: string) => `postgresql://${CLUSTER_USER}:${password}@127.0.0.1:${server.port}/${name}`;
  return {
    urlOf,
    createDatabase: (name, template) => createDatabase(urlOf('postgres'), name, template),
    async stop() {
      dismissGuard();
      await stopPostmaster(data, server);
      await Promise.all([home, directory].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

/** Linux's folder in memory, where it has room for the databases of a run; otherwise the folder for temporary files. */
export async function memoryDirectory(): Promise<string> {
  const memory = await statfs(SHARED_MEMORY).catch(() => null);
  return memory && memory.bavail * memory.bsize > NEEDED_BYTES ? SHARED_MEMORY : tmpdir();
}

/** Creates a database on the server of `adminUrl` as a copy of `template`, and returns its URL. */
export async function createDatabase(adminUrl: string, name: string, template = 'template1'): Promise<string> {
  await onServer(adminUrl, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export function dropDatabase(adminUrl: string, name: string): Promise<void> {
  return onServer(adminUrl, `DROP DATABASE "${name}" WITH (FORCE)`);
}

async function onServer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
