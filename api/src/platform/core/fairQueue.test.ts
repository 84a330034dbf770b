import { expect, it } from 'vitest';
import { createFairQueue, QueueFullError } from './fairQueue.ts';

/** Work that ends when it is told to, and the order in which pieces started. */
function openWork(options: Parameters<typeof createFairQueue>[0]) {
  const run = createFairQueue(options);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (key: string, name: string) =>
    run(key, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  /** Ends the piece that has run longest, and waits until the next one has started. */
  async function endOne(): Promise<void> {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  return { add, started, endOne };
}

it('keys take turns, so that much work of one delays the others by at most one piece', async () => {
  const { add, started, endOne } = openWork({ running: 1, waitingOfKey: 10, waiting: 10 });
  const pieces = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1'), add('b', 'b2')];
  for (let ended = 0; ended < pieces.length; ended += 1) await endOne();
  expect(await Promise.all(pieces)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  expect(started).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
});

it('so many pieces as it may run at a time, also after some have failed', async () => {
  const { add, started, endOne } = openWork({ running: 2, waitingOfKey: 10, waiting: 10 });
  const run = createFairQueue({ running: 1, waitingOfKey: 1, waiting: 1 });
  await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run('a', async () => 'next')).toBe('next');
  const pieces = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
  expect(started).toEqual(['a1', 'a2']);
  for (const _piece of pieces) await endOne();
  await Promise.all(pieces);
});

it('refuses more than may wait of one key, and of all', async () => {
  const { add, endOne } = openWork({ running: 1, waitingOfKey: 1, waiting: 2 });
  const pieces = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1')];
  await expect(add('a', 'a3')).rejects.toThrow(QueueFullError);
  await expect(add('c', 'c1')).rejects.toThrow('The shop is very busy. Please try again in a moment.');
  for (const _piece of pieces) await endOne();
  expect(await Promise.all(pieces)).toEqual(['a1', 'a2', 'b1']);
});
