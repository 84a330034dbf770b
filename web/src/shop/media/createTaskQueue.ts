import type { Disposable } from 'relay-runtime';

/** Starts a task, which calls `onEnd` when it is done; disposing cancels it. */
type Task = (onEnd: () => void) => Disposable;

/** Runs tasks in their order, a limited number at a time; each task has a key. */
export interface TaskQueue {
  add: (key: string, work: Task) => void;
  /** Cancels a running task or removes a queued one. */
  cancel: (key: string) => void;
  /** Cancels all tasks. */
  clear: () => void;
}

export function createTaskQueue(concurrency: number): TaskQueue {
  const running = new Map<string, Disposable>();
  let waiting: Array<{ key: string; work: Task }> = [];

  const startNext = () => {
    if (running.size >= concurrency) return;
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
    cancel: (key) => {
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
