import { chmod, chown, mkdir, mkdtemp, rm, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { extract } from 'tar';
import { writePrivately } from '../../../api/src/platform/backup/backupManifest.ts';
import { postgresAccount, findPostgresBinaries } from '../../../api/src/platform/db/embedded/postgresBinaries.ts';
import {
  CLUSTER_USER,
  ensureCluster,
  type ClusterTools,
} from '../../../api/src/platform/db/embedded/postgresCluster.ts';
import {
  ensureServerRunning,
  freePort,
  findPostmaster,
  stopPostmaster,
} from '../../../api/src/platform/db/embedded/postmaster.ts';
import { readBaseBackup } from '../../../api/src/platform/db/embedded/readBaseBackup.ts';
import { endWithThisProcess } from '../../../api/src/testing/endWithThisProcess.ts';
import type { Machine } from '../machines/program.ts';

const [POLL_MS, DEADLINE_MS] = [10, 20_000];
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'full_page_writes=off'];

/** A primary, and a standby that follows it by streaming replication. */
export interface ReplicatedServers {
  /** The addresses of an empty database. */
  primaryUrl: string;
  replicaUrl: string;
  /** The replica receives the WAL but does not replay it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Resolves when the replica has replayed all commits. */
  untilReplayed(): Promise<void>;
  /** Whether a connection of the shop read products there last. */
  isReplicaRead(): Promise<boolean>;
  primary: Machine;
  replica: Machine;
  promoteReplica(): Promise<void>;
  close(): Promise<void>;
}

/** Creates both on the embedded PostgreSQL. */
export async function startReplicatedServers(parent = tmpdir()): Promise<ReplicatedServers> {
  const account = await postgresAccount();
  const tools = { account, binaries: await findPostgresBinaries(account) };
  const folder = await mkdtemp(path.join(parent, 'kirana-replicated-'));
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  const [home, standby, archive] = ['primary', 'standby', 'base.tar'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await ensureCluster(home, tools, ['--no-sync']);
  const data = path.join(home, 'data');
  const primaryPort = await freePort();
  const primary = machineOf(data, [...SETTINGS, `port=${primaryPort}`], tools);
  await primary.start();
  const password = await readFile(path.join(home, 'password'), 'utf8');
  const urlOf = (port: number, database: string) =>
    `postgresql://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${database}`;
  await on(urlOf(primaryPort, 'postgres'), 'CREATE DATABASE kirana');

  await mkdir(standby, { mode: 0o700 });
  await writePrivately(await readBaseBackup(urlOf(primaryPort, 'postgres'), () => undefined), archive);
  await extract({ file: archive, cwd: standby, strict: true, ...(account ?? { preserveOwner: false }) });
  await writeFile(path.join(standby, 'standby.signal'), '');
  if (account) await chown(standby, account.uid, account.gid);
  const replicaPort = await freePort();
  const replicaUrl = urlOf(replicaPort, 'kirana');
  const source = `host=127.0.0.1 port=${primaryPort} user=${CLUSTER_USER} password=${password}`;
  const standbySettings = [
    ...SETTINGS,
    `port=${replicaPort}`,
    `primary_conninfo=${source}`,
    'wal_retrieve_retry_interval=100',
  ];
  const replica = machineOf(standby, standbySettings, tools);
  await replica.start();

  return {
    primary,
    replica,
    primaryUrl: urlOf(primaryPort, 'kirana'),
    replicaUrl,
    async pauseReplay() {
      await on(replicaUrl, 'SELECT pg_wal_replay_pause()');
      await until(replicaUrl, `pg_get_wal_replay_pause_state() = 'paused'`);
    },
    async resumeReplay() {
      await on(replicaUrl, 'SELECT pg_wal_replay_resume()');
    },
    async untilReplayed() {
      const [written] = await on(urlOf(primaryPort, 'kirana'), 'SELECT pg_current_wal_flush_lsn()::text AS lsn');
      await until(replicaUrl, `pg_last_wal_replay_lsn() >= '${String(written?.['lsn'])}'`);
    },
    async isReplicaRead() {
      const reads = `FROM pg_stat_activity WHERE application_name = 'kirana: replica' AND query LIKE '%products%'`;
      return (await on(replicaUrl, `SELECT ${reads}`)).length > 0;
    },
    async promoteReplica() {
      await on(replicaUrl, 'SELECT pg_promote()');
    },
    async close() {
      await Promise.all([primary.stop(), replica.stop()]);
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** A server that a crash does not move to another port. */
function machineOf(data: string, settings: string[], tools: ClusterTools): Machine & { stop(): Promise<void> } {
  let dismissGuard: () => void = () => undefined;
  return {
    async start() {
      const { pid } = await ensureServerRunning(data, settings, tools);
      dismissGuard();
      dismissGuard = endWithThisProcess({ pid, signal: 'QUIT' });
    },
    async kill() {
      dismissGuard();
      const found = await findPostmaster(data);
      if (found) process.kill(found.pid, 'SIGQUIT');
      while (await findPostmaster(data)) await pause(POLL_MS);
    },
    async stop() {
      dismissGuard();
      const found = await findPostmaster(data);
      if (found) await stopPostmaster(data, found);
    },
  };
}

/** Waits for a condition on a server. */
async function until(url: string, condition: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await on(url, `SELECT ${condition} AS met`))[0]?.['met']) {
    if (Date.now() > deadline) throw new Error(`Not met in time: ${condition}`);
    await pause(POLL_MS);
  }
}

async function on(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
