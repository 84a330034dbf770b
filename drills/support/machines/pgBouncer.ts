import { execFileSync } from 'node:child_process';
import { chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ROOT_DIRECTORY } from '../../../api/src/platform/config/config.ts';
import { postgresAccount } from '../../../api/src/platform/db/embedded/postgresBinaries.ts';
import { freePort } from '../../../api/src/platform/db/embedded/postmaster.ts';
import { startDatabaseProxy } from '../../../api/src/testing/postgres/databaseProxy.ts';
import { createProgram, isInstalled, isListening, type Machine } from './program.ts';

const CONFIGURATION = path.join(ROOT_DIRECTORY, 'docs/deploy/pgbouncer.ini');

/** Whether there is a pooler. */
export const IS_POOLED = isInstalled('pgbouncer');
/** What `startPooler` starts. */
export const POOLER = IS_POOLED ? 'PgBouncer' : 'a proxy in place of PgBouncer';

/** PgBouncer prepares the statements that its clients name in each of its sessions from 1.21 on, and does so by default from 1.24 on. */
export function doesPoolerPrepare(): boolean {
  const [, minor] = /PgBouncer 1\.(\d+)/.exec(execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(minor) >= 24;
}

/** The pooler between the shop and its primary. */
export interface Pooler extends Machine {
  /** The database's address through it. */
  url: string;
}

/** Starts the installed PgBouncer with docs/deploy/pgbouncer.ini, or a proxy on a machine without one. */
export async function startPooler(databaseUrl: string, folder: string): Promise<Pooler> {
  const pooler = IS_POOLED ? await createPgBouncer(databaseUrl, folder) : await createProxy(databaseUrl);
  await pooler.start();
  return pooler;
}

async function createPgBouncer(databaseUrl: string, folder: string): Promise<Pooler> {
  const account = await postgresAccount(); // PgBouncer refuses to run as root
  const port = await freePort();
  const { hostname, port: primaryPort, username, password } = new URL(databaseUrl);
  const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')];
  const configuration = (await readFile(CONFIGURATION, 'utf8'))
    .replace('host=database port=5432', `host=${hostname} port=${primaryPort}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  await writeFile(file, configuration);
  await writeFile(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  if (account) await chown(users, account.uid, account.gid);
  const program = createProgram({
    command: 'pgbouncer',
    args: [file],
    env: process.env,
    account,
    isReady: () => isListening(port),
  });
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href;
  return { url, start: program.start, kill: program.kill };
}

/** A database sets the timeouts where the pooler does not. */
async function createProxy(databaseUrl: string): Promise<Pooler> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`ALTER DATABASE ${client.escapeIdentifier(client.database ?? '')} SET lock_timeout = '3s'`);
  await client.end();
  const proxy = await startDatabaseProxy(databaseUrl);
  await proxy.cut();
  return { url: proxy.url, start: proxy.restore, kill: proxy.cut };
}
