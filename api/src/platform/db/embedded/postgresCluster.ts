import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../config/startupError.ts';
import { canReach, sharedDirectory, type Account, type PostgresBinaries } from './postgresBinaries.ts';

/** The one role of an embedded cluster. */
export const CLUSTER_USER = 'kirana';

export interface ClusterTools {
  account: Account | null;
  binaries: PostgresBinaries;
}

/** Creates a cluster in `home` unless one exists: `home/data`, and `home/password` beside it. */
export async function ensureCluster(home: string, tools: ClusterTools, options: string[] = []): Promise<void> {
  if (!existsSync(home)) await placeCluster(home, tools.account, (folder) => makeCluster(folder, tools, options));
}

/**
 * Lets `fill` write a cluster into a folder that the database's account can enter, and renames the folder to `home`. So a killed process
 * leaves no partial cluster, and of two concurrent starts one succeeds.
 */
export async function placeCluster(home: string, account: Account | null, fill: (folder: string) => Promise<void>) {
  const parent = path.dirname(home);
  const isOpen = account === null || (await canReach(parent, account));
  const stagingDirectory = await mkdtemp(path.join(isOpen ? parent : await sharedDirectory(), 'postgres.new-'));
  try {
    await fill(stagingDirectory);
    await (isOpen ? rename(stagingDirectory, home) : linkFrom(home, stagingDirectory));
  } catch (error) {
    await rm(stagingDirectory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    if (!existsSync(home)) throw error; // otherwise another start has created it
  }
}

/** Links a cluster from a folder that the database's account cannot enter to one that it can. */
async function linkFrom(home: string, stagingDirectory: string): Promise<void> {
  if (!existsSync(home)) await rm(home, { force: true }); // a dangling link
  const elsewhere = stagingDirectory.replace('postgres.new-', 'data-');
  await rename(stagingDirectory, elsewhere);
  try {
    await symlink(elsewhere, home);
  } catch (error) {
    await rm(elsewhere, { recursive: true });
    throw error;
  }
}

async function makeCluster(home: string, { account, binaries }: ClusterTools, options: string[]): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const { data, passwordFile } = await makeHome(home, password, account);
  await initialise(data, [`--pwfile=${passwordFile}`, ...options], { account, binaries });
}

/** Writes the password of the cluster, and an empty folder for its data. */
export async function makeHome(home: string, password: string, account: Account | null) {
  const passwordFile = path.join(home, 'password');
  const data = path.join(home, 'data');
  await writeFile(passwordFile, password, { mode: 0o600, flush: true });
  await mkdir(data, { mode: 0o700 });
  if (account) await Promise.all([home, passwordFile, data].map((file) => chown(file, account.uid, account.gid)));
  return { data, passwordFile };
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
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(postgresStartupError(stderr, data));
    });
  });
}

/** The server's environment: without the shop's secrets, and without PG* variables that would change the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const base = { LC_ALL: 'C', TZ: 'UTC' };
  return process.platform === 'win32' ? { ...base, SystemRoot: String.raw`C:\Windows` } : base;
}

/** The error in PostgreSQL's standard error, in one line for the operator. */
export function postgresStartupError(output: string, directory: string): StartupError {
  const lines = output.trim().split('\n');
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  const text = telling.replace(/^.*?\b(FATAL|PANIC|error):\s*/, '');
  return new StartupError(`The embedded PostgreSQL in ${directory} did not start: ${text || 'it gave no reason'}`, {
    cause: output,
  });
}
