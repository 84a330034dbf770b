import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_DIRECTORY } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';
import type { Shutdown } from './shutdown.ts';

const PROGRAM = path.join(ROOT_DIRECTORY, 'api/src/webProcess.ts');
/** A process that ended is replaced after this time, so that one that always fails does not take the machine. */
const RESTART_DELAY_MS = 1000;
/** Longer than a process takes to complete its requests. */
const DEADLINE_MS = 15_000;
/** After so many starts in a row have failed, the whole program ends. */
const MAX_FAILURES = 5;
/** The message that makes a process complete its requests and end. */
export const END = 'end';

/**
 * Starts `count` processes that serve requests on one port, and replaces each one that ends. At the end of this process they
 * complete their requests. `environment` is added to the one of this process.
 * @throws StartupError when one ends before it listens
 */
export async function startWebProcesses(
  count: number,
  environment: Record<string, string>,
  shutdown: Shutdown,
): Promise<void> {
  let failures = 0;
  const listening = new WeakSet<Worker>();
  cluster.setupPrimary({ exec: PROGRAM });
  shutdown.onEnd(async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => end(worker, listening.has(worker))));
  });

  async function start(): Promise<void> {
    const worker = cluster.fork(environment);
    const hasListened = await Promise.race([
      once(worker, 'listening').then(() => true),
      once(worker, 'exit').then(() => false),
    ]);
    if (!hasListened) throw new StartupError('A process that serves requests ended while it started.');
    listening.add(worker);
    worker.once('exit', () => void replace());
  }

  async function replace(): Promise<void> {
    if (shutdown.isEnding) return;
    console.error('A process that serves requests has ended. Another one is started.');
    await sleep(RESTART_DELAY_MS);
    if (shutdown.isEnding) return;
    try {
      await start();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === MAX_FAILURES) shutdown.end(1, error instanceof Error ? error.message : String(error));
      else void replace();
    }
  }

  await Promise.all(Array.from({ length: count }, start));
}

/** Ends a process: one that listens completes its requests, and one that still starts has none. */
async function end(worker: Worker, isListening: boolean): Promise<void> {
  if (worker.isDead()) return;
  const exited = once(worker, 'exit');
  const kill = () => worker.process.kill('SIGKILL');
  const deadline = setTimeout(kill, DEADLINE_MS);
  if (isListening)
    worker.send(END); // a signal could be the second one that the process gets, which ends it at once
  else kill();
  await exited;
  clearTimeout(deadline);
}
