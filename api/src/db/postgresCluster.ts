import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../startProblem.ts';
import { canReach, openDirectory } from './postgresAccount.ts';
import type { Account } from './postgresAccount.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';

/** The one role of an embedded cluster. */
export const CLUSTER_USER = 'kirana';

export interface ClusterTools {
  account: Account | null;
  binaries: PostgresBinaries;
}

/**
 * Makes a cluster in `home` unless there is one: `home/data`, and `home/password` beside it. A cluster is made under
 * another name and moved into place, so a start that is killed half-way leaves none, and of two at once one wins.
 */
export async function ensureCluster(home: string, tools: ClusterTools, options: string[] = []): Promise<void> {
  if (existsSync(home)) return;
  const parent = path.dirname(home);
  const isOpen = tools.account === null || (await canReach(parent, tools.account));
  const making = await mkdtemp(path.join(isOpen ? parent : await openDirectory(), 'postgres.new-'));
  try {
    await makeCluster(making, tools, options);
    await (isOpen ? rename(making, home) : linkFrom(home, making));
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // else another start was first
  }
}

/** Where the database's account can't come: a link to where it can. */
async function linkFrom(home: string, making: string): Promise<void> {
  if (!existsSync(home)) await rm(home, { force: true }); // a link whose target is gone
  const elsewhere = making.replace('postgres.new-', 'data-');
  await rename(making, elsewhere);
  try {
    await symlink(elsewhere, home);
  } catch (error) {
    await rm(elsewhere, { recursive: true });
    throw error;
  }
}

async function makeCluster(home: string, { account, binaries }: ClusterTools, options: string[]): Promise<void> {
  const passwordFile = path.join(home, 'password');
  const data = path.join(home, 'data');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await mkdir(data, { mode: 0o700 });
  if (account) await Promise.all([home, passwordFile, data].map((file) => chown(file, account.uid, account.gid)));
  await initialise(data, [`--pwfile=${passwordFile}`, ...options], { account, binaries });
}

const INITDB_OPTIONS = [
  `--username=${CLUSTER_USER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

function initialise(data: string, options: string[], { account, binaries }: ClusterTools): Promise<void> {
  const child = spawn(binaries.initdb, [...INITDB_OPTIONS, `--pgdata=${data}`, ...options], {
    ...account,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(complaintOf(complaint, data));
    });
  });
}

/** Nothing of ours: no secrets, and no PG* variable of the person's that would change the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const base = { LC_ALL: 'C', TZ: 'UTC' };
  return process.platform === 'win32' ? { ...base, SystemRoot: String.raw`C:\Windows` } : base;
}

/** What PostgreSQL says on its standard error, as the one line an operator needs. */
export function complaintOf(output: string, directory: string): StartProblem {
  const lines = output.trim().split('\n');
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  const text = telling.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '');
  return new StartProblem(`The embedded PostgreSQL in ${directory} did not start: ${text || 'it gave no reason'}`, {
    cause: output,
  });
}
