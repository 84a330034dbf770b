import { randomInt } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { StartupError } from '../../config/startupError.ts';
import { postgresStartupError, serverEnvironment, type ClusterTools } from './postgresCluster.ts';

/** The content of `postmaster.pid` in the data folder of a running PostgreSQL. */
interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

const STOP_DEADLINE_MS = 20_000;

/** The server that runs on `data`, of this process or of a killed one; null when none runs. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const lines = await readPidFile(data);
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || !(await hasWorkingDirectory(data, pid))) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Deletes a `postmaster.pid` whose pid belongs to another program, as happens after a restart of a container. PostgreSQL itself
 * ignores only a file whose pid belongs to no process.
 */
async function removeStalePidFile(data: string): Promise<void> {
  const pid = Number((await readPidFile(data))[0]);
  if (pid && isAlive(pid) && !(await hasWorkingDirectory(data, pid)))
    await rm(path.join(data, 'postmaster.pid'), { force: true });
}

/** Stops the server with a checkpoint, and waits for its end. */
export async function stopPostmaster(data: string, { pid }: Postmaster): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + STOP_DEADLINE_MS;
  while ((await findPostmaster(data))?.pid === pid) {
    if (Date.now() > deadline) return signal(pid, 'SIGQUIT'); // the next start replays its write-ahead log
    await pause(10);
  }
}

/** Signals the server to stop, without waiting. */
export function interruptPostmaster({ pid }: Postmaster): void {
  signal(pid, 'SIGINT');
}

async function readPidFile(data: string): Promise<string[]> {
  return (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A PostgreSQL server's working directory is its data folder. */
async function hasWorkingDirectory(data: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const [folder, itsFolder] = await Promise.all([stat(data), stat(`/proc/${pid}/cwd`).catch(() => null)]);
  return folder.ino === itsFolder?.ino && folder.dev === itsFolder.dev;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // has ended already
  }
}

const START_DEADLINE_MS = 60_000; // recovery after a crash may take long

/**
 * The running server of the cluster in `data`: an existing one (of a killed process, or just started by another process), else a
 * new one. It has its own process group, so that Ctrl-C in a terminal reaches only the shop, which needs its database for the
 * shutdown.
 */
export async function ensureServerRunning(data: string, settings: string[], tools: ClusterTools): Promise<Postmaster> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    const found = await findPostmaster(data);
    if (found?.isReady) return found;
    if (found) await pause(20);
    else await launch(data, settings, tools);
  }
  throw new StartupError(
    `The embedded PostgreSQL in ${data} did not become ready within ${START_DEADLINE_MS / 1000} s.`,
  );
}

/** Resolves when the new server is ready, or when another server uses the folder. */
async function launch(data: string, settings: string[], { account, binaries }: ClusterTools): Promise<void> {
  await removeStalePidFile(data);
  const port = await freePort();
  const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])], {
    ...account,
    cwd: '/',
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const ended = new Promise<'ended'>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve('ended'));
  });
  while ((await Promise.race([ended, pause(10)])) !== 'ended') {
    const server = await findPostmaster(data);
    if (server?.isReady) {
      (child.stderr as Socket).unref(); // a pipe at run time; it is read further, because the server blocks on a full pipe
      return child.unref();
    }
  }
  if (/lock file|shared memory block|Address already in use/.test(output)) return void (await pause(100));
  throw postgresStartupError(output, data);
}

/** Systems give the ports from 32768 on to others by themselves. */
const PORTS = { first: 20_000, end: 32_000 };

/** A free port of this machine, which no other program gets by asking for any port before it is used. */
export function freePort(): Promise<number> {
  const port = randomInt(PORTS.first, PORTS.end);
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
