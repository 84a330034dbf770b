import cluster, { type Worker } from 'node:cluster';
import { setImmediate as nextTurn } from 'node:timers/promises';

const TURN = 'turn';

/**
 * Resolves when this process has accepted the connections and read the bytes that waited in the kernel. One of several processes
 * gets its connections from the first one, which has passed on by then what waited there.
 */
export async function acceptWaiting(): Promise<void> {
  if (cluster.isWorker) await turnOfPrimary();
  await nextTurn(); // runs after the event loop has polled
}

function turnOfPrimary(): Promise<void> {
  return new Promise((resolve) => {
    function onMessage(message: unknown): void {
      if (message !== TURN) return;
      process.off('message', onMessage);
      resolve();
    }
    process.on('message', onMessage);
    process.send?.(TURN);
  });
}

/** Lets the process of `worker` use `acceptWaiting`. */
export function answerTurns(worker: Worker): void {
  worker.on('message', (message) => {
    // The channel keeps the order: connections that are passed on in this turn arrive before the answer.
    if (message === TURN) setImmediate(() => worker.isConnected() && worker.send(TURN));
  });
}
