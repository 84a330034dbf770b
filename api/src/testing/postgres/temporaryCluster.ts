import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresAccount } from '../../db/embedded/postgresAccount.ts';
import { findPostgresBinaries } from '../../db/embedded/postgresBinaries.ts';
import { CLUSTER_USER, ensureCluster } from '../../db/embedded/postgresCluster.ts';
import { ensureServerRunning } from '../../db/embedded/postgresServer.ts';
import { stopPostmaster, type Postmaster } from '../../db/embedded/postmaster.ts';

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
  'file_copy_method=clone', // half the time of a new database
];

/** Waits for the end of its input, then ends the server `$1` and deletes the folders that follow. */
const GUARD = 'cat >/dev/null; kill -INT "$1"; while kill -0 "$1"; do sleep 0.1; done; shift; rm -rf "$@"';

export interface TemporaryCluster {
  urlOf(database: string): string;
  /** Returns the new database's address. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/** A PostgreSQL in a temporary folder, without durability, for speed. Start one per test run, not per test. */
export async function startTemporaryCluster(): Promise<TemporaryCluster> {
  const account = await postgresAccount();
  const tools = { account, binaries: await findPostgresBinaries(account) };
  const directory = await mkdtemp(path.join(tmpdir(), 'kirana-test-'));
  await chmod(directory, 0o755);
  const link = path.join(directory, 'postgres');
  await ensureCluster(link, tools, ['--no-sync', '--set=scram_iterations=1']);
  const home = await realpath(link);
  const data = path.join(home, 'data');
  const server = await ensureServerRunning(data, SETTINGS, tools);
  const dismissGuard = guardCluster(server, [home, directory]);
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

/**
 * Stops the server and deletes its folders when this process has ended, however it did: the guard's standard input ends with it.
 * Returns what dismisses the guard.
 */
function guardCluster(server: Postmaster, folders: readonly string[]): () => void {
  const guard = spawn('sh', ['-c', GUARD, 'sh', String(server.pid), ...folders], {
    detached: true, // Ctrl-C in a terminal reaches this process alone
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as Socket).unref(); // a pipe at run time
  return () => void guard.kill('SIGKILL');
}
