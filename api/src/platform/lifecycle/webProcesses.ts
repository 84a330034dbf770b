import cluster, { type Worker } from 'node:cluster';
import { on, once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep, setImmediate as nextTurn } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { ROOT_DIRECTORY } from '../config/environment.ts';
import { StartupError } from '../config/startupError.ts';
import { reasonOf } from '../core/errors/redactError.ts';
import type { ProcessLog } from './createLogger.ts';
import type { Shutdown } from './shutdown.ts';

const TURN = 'turn';

/**
 * Resolves when this process has accepted the connections and read the bytes that waited in the kernel. One of several processes
 * gets its connections from the first one, which has passed on by then what waited there.
 */
export async function acceptWaiting(): Promise<void> {
  if (cluster.isWorker) await turnOfPrimary();
  await nextTurn(); // runs after the event loop has polled
}

async function turnOfPrimary(): Promise<void> {
  const messages = on(process, 'message') as AsyncIterable<unknown[]>;
  process.send?.(TURN);
  for await (const [message] of messages) if (message === TURN) return;
}

/** Lets the process of `worker` use `acceptWaiting`. */
function answerTurns(worker: Worker): void {
  worker.on('message', (message) => {
    // The channel keeps the order: connections that are passed on in this turn arrive before the answer.
    if (message === TURN) setImmediate(() => worker.isConnected() && worker.send(TURN));
  });
}

const PROGRAM = path.join(ROOT_DIRECTORY, 'api/src/webProcess.ts');
/** A process that ended is replaced after this time, so that one that always fails does not take the machine. */
const RESTART_DELAY_MS = 1000;
/** What the end of a process takes beside its delay and its requests. */
const EXIT_MS = 5000;
/** After so many starts in a row have failed, the whole program ends. */
const MAX_FAILURES = 5;
/** The message that makes a process complete its requests and end. */
export const END = 'end';

/**
 * Starts the processes that serve requests on one port, and replaces each one that ends. At the end of this process they
 * complete their requests. `environment` is added to the one of this process. On two cores, which PostgreSQL and the clients share, two
 * processes answer 1.5 times the persisted listings of one, and 1.1 times those sent as text.
 * @throws StartupError when one ends before it listens
 */
export async function startWebProcesses(
  { webProcesses, shutdownDelayMs, shutdownTimeoutMs }: Config,
  { environment, log }: { environment: Record<string, string>; log: ProcessLog },
  shutdown: Shutdown,
): Promise<void> {
  let failures = 0;
  const listening = new WeakSet<Worker>();
  cluster.setupPrimary({ exec: PROGRAM, serialization: 'advanced' }); // metrics hold numbers that JSON has not
  shutdown.onDrain(async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const deadlineMs = shutdownDelayMs + shutdownTimeoutMs + EXIT_MS;
    await Promise.all(workers.map((worker) => end(worker, listening.has(worker) ? deadlineMs : 0)));
  });

  async function start(): Promise<void> {
    const worker = cluster.fork(environment);
    answerTurns(worker);
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
    log.error('A process that serves requests has ended. Another one is started.');
    await sleep(RESTART_DELAY_MS);
    if (shutdown.isEnding) return;
    try {
      await start();
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === MAX_FAILURES) shutdown.end(1, reasonOf(error));
      else void replace();
    }
  }

  await Promise.all(Array.from({ length: webProcesses }, start));
}

/** Ends a process, at the latest after the deadline: one that still starts has no requests, and ends at once. */
async function end(worker: Worker, deadlineMs: number): Promise<void> {
  if (worker.isDead()) return;
  const exited = once(worker, 'exit');
  const deadline = setTimeout(() => worker.process.kill('SIGKILL'), deadlineMs);
  if (deadlineMs > 0) worker.send(END); // a signal could be the second one that the process gets, which ends it at once
  await exited;
  clearTimeout(deadline);
}
