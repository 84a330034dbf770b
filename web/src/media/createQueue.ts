import type { Disposable } from 'relay-runtime';

/** Work that can be called off, and tells when it is over. */
type Work = (onEnd: () => void) => Disposable;

/** Has work done in the order in which it comes, so much of it at a time; each piece goes by a key. */
export interface Queue {
  add: (key: string, work: Work) => void;
  /** Calls a piece of work off, or takes it out of the line. */
  drop: (key: string) => void;
  /** Calls everything off. */
  clear: () => void;
}

export function createQueue(atOnce: number): Queue {
  const running = new Map<string, Disposable>();
  let waiting: Array<{ key: string; work: Work }> = [];

  const startNext = () => {
    if (running.size >= atOnce) return;
    const next = waiting.shift();
    if (next === undefined) return;
    running.set(
      next.key,
      next.work(() => leave(next.key)),
    );
  };
  const leave = (key: string) => {
    if (running.delete(key)) startNext();
  };

  return {
    add: (key, work) => {
      waiting.push({ key, work });
      startNext();
    },
    drop: (key) => {
      waiting = waiting.filter((one) => one.key !== key);
      running.get(key)?.dispose();
      leave(key);
    },
    clear: () => {
      waiting = [];
      for (const one of running.values()) one.dispose();
      running.clear();
    },
  };
}
