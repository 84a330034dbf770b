import { texts } from './texts.ts';

const MINUTE_MS = 60_000;

/** How long it is at `now` until an order was promised to be at the door, in words, or by how much that is over. */
export function promiseLeft(promisedAt: string, now: number): { words: string; isLate: boolean } {
  const left = Date.parse(promisedAt) - now;
  const isLate = left < 0;
  const minutes = Math.max(1, isLate ? Math.floor(-left / MINUTE_MS) : Math.ceil(left / MINUTE_MS));
  return { words: isLate ? texts.late(minutes) : texts.left(minutes), isLate };
}
