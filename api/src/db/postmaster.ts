import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a running PostgreSQL writes into `postmaster.pid` of its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

const STOP_DEADLINE_MS = 20_000;

/** The server that runs on `data`, if one does: ours, or one that a killed process left behind. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const lines = await readPidFile(data);
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid) || !(await worksIn(data, pid))) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Takes away a `postmaster.pid` whose number belongs to another program by now, as happens after a restart of a
 * container; PostgreSQL itself recognises only those whose number belongs to nobody.
 */
export async function removeStalePidFile(data: string): Promise<void> {
  const pid = Number((await readPidFile(data))[0]);
  if (pid && isAlive(pid) && !(await worksIn(data, pid))) await rm(path.join(data, 'postmaster.pid'), { force: true });
}

/** Ends connections, writes everything down and waits until the server is gone. */
export async function stopPostmaster(data: string, { pid }: Postmaster): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + STOP_DEADLINE_MS;
  while ((await findPostmaster(data))?.pid === pid) {
    if (Date.now() > deadline) return signal(pid, 'SIGQUIT'); // its log replays what was not written down
    await pause(10);
  }
}

/** Asks the server to end without waiting for it. */
export function dismissPostmaster({ pid }: Postmaster): void {
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
async function worksIn(data: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const [folder, itsFolder] = await Promise.all([stat(data), stat(`/proc/${pid}/cwd`).catch(() => null)]);
  return folder.ino === itsFolder?.ino && folder.dev === itsFolder.dev;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // already gone
  }
}
