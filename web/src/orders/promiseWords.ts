import { promiseTexts as texts } from './texts.ts';

const MINUTE_MS = 60_000;

interface PromisedOrder {
  readonly promisedAt: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
}

/**
 * How a promise stands at `now`, in words: how long it is still to take, or by how much it was missed. Null where nothing was
 * promised.
 */
export function promiseWords(
  { promisedAt, deliveredAt }: PromisedOrder,
  now: number,
): { words: string; isLate: boolean } | null {
  if (promisedAt == null) return null;
  const end = deliveredAt == null ? now : Date.parse(deliveredAt);
  const left = Date.parse(promisedAt) - end;
  const isLate = left < 0;
  const minutes = Math.max(1, isLate ? Math.floor(-left / MINUTE_MS) : Math.ceil(left / MINUTE_MS));
  if (deliveredAt != null) return { words: isLate ? texts.cameLate(minutes) : texts.cameInTime, isLate };
  return { words: isLate ? texts.late(minutes) : texts.arriving(minutes), isLate };
}
