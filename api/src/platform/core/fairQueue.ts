import { RetryLaterError, UNAVAILABLE } from './errors/statusErrors.ts';

/** More work is waiting than the process can do in time. */
export class QueueFullError extends RetryLaterError {
  override readonly name = 'QueueFullError';

  constructor() {
    super(503, UNAVAILABLE.messages.busy, Number(UNAVAILABLE.retryAfter));
  }
}

/** How much runs and waits at a time; any number waits unless a limit is given. */
interface FairQueueOptions {
  running: number;
  /** Of one key, and of all together. */
  waitingOfKey?: number;
  waiting?: number;
}

/** Runs work, or has it wait. @throws QueueFullError */
export type FairQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** A queue in which the keys, such as accounts, take turns: one with much work delays the others by at most one piece of it. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { running: limit, waitingOfKey = Infinity, waiting: maxWaiting = Infinity } = options;
  /** The starts of what waits, by key; the key whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function waitFor(key: string): Promise<void> {
    const queue = queues.get(key) ?? [];
    if (queue.length >= waitingOfKey || waiting >= maxWaiting) throw new QueueFullError();
    waiting += 1;
    queues.set(key, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Hands the place of finished work over, to another key where one waits. */
  function startNext(finished: string): void {
    const [first, second] = queues;
    const turn = first?.[0] === finished && second ? second : first;
    if (!turn) return void (running -= 1);
    const [key, queue] = turn;
    queues.delete(key);
    const start = queue.shift();
    if (queue.length > 0) queues.set(key, queue); // behind the others
    waiting -= 1;
    start?.();
  }

  return async (key, work) => {
    if (running < limit) running += 1;
    else await waitFor(key);
    try {
      return await work();
    } finally {
      startNext(key);
    }
  };
}
