import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The content of `postmaster.pid` in the data folder of a running PostgreSQL. */
export interface Postmaster {
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
export async function removeStalePidFile(data: string): Promise<void> {
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
