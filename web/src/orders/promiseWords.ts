import { promiseTexts as texts } from './texts.ts';

const MINUTE_MS = 60_000;

interface PromisedOrder {
  readonly promisedAt: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
}

/** How many minutes are left until the promise at `now`, or by how many it is missed: 1 at least, of both. */
export function minutesToPromise(promisedAt: string, now: number): { minutes: number; isLate: boolean } {
  const left = Date.parse(promisedAt) - now;
  const isLate = left < 0;
  const minutes = isLate ? Math.floor(-left / MINUTE_MS) : Math.ceil(left / MINUTE_MS);
  return { minutes: Math.max(1, minutes), isLate };
}

/** How a promise stands at `now`, or how it ended, in words. Null where nothing was promised. */
export function promiseWords(
  { promisedAt, deliveredAt }: PromisedOrder,
  now: number,
): { words: string; isLate: boolean } | null {
  if (promisedAt == null) return null;
  if (deliveredAt != null) {
    const { minutes, isLate } = minutesToPromise(promisedAt, Date.parse(deliveredAt));
    return { words: isLate ? texts.cameLate(minutes) : texts.cameInTime, isLate };
  }
  const { minutes, isLate } = minutesToPromise(promisedAt, now);
  return { words: isLate ? texts.late(minutes) : texts.arriving(minutes), isLate };
}
