import { describe, expect, it } from 'vitest';
import { createTaskQueue } from './useUploadedPictures.ts';

/** A queue that runs two tasks at a time; `started` and `cancelled` list the tasks, `end` completes one. */
function queueOfTwo() {
  const queue = createTaskQueue(2);
  const started: string[] = [];
  const cancelled: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (...keys: string[]) =>
    keys.forEach((key) =>
      queue.add(key, (onEnd) => {
        started.push(key);
        ends.set(key, onEnd);
        return { dispose: () => cancelled.push(key) };
      }),
    );
  return { ...queue, add, started, cancelled, end: (key: string) => ends.get(key)?.() };
}

describe('createTaskQueue', () => {
  it('runs two tasks at a time, in their order', () => {
    const { add, started, end } = queueOfTwo();
    add('a', 'b', 'c', 'd');
    expect(started).toEqual(['a', 'b']);
    end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('cancels a running task, and starts the next', () => {
    const { add, cancel, started, cancelled } = queueOfTwo();
    add('a', 'b', 'c');
    cancel('a');
    expect(cancelled).toEqual(['a']);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('removes a task that has not started', () => {
    const { add, cancel, started, cancelled, end } = queueOfTwo();
    add('a', 'b', 'c');
    cancel('c');
    end('a');
    end('b');
    expect(started).toEqual(['a', 'b']);
    expect(cancelled).toEqual([]);
  });

  it('cancels all tasks', () => {
    const { add, clear, started, cancelled } = queueOfTwo();
    add('a', 'b', 'c');
    clear();
    expect(cancelled).toEqual(['a', 'b']);
    expect(started).toEqual(['a', 'b']);
  });
});
