import { endableIterator } from './endableIterator.ts';

/**
 * A subscription that ends by itself. `isLast` is evaluated before each event is passed on, so that the state that is read after
 * the last event is final.
 */
export function endAfter(subscription: AsyncIterableIterator<string, undefined>, isLast: () => Promise<boolean>) {
  let hasEnded = false;
  const end = async () => {
    hasEnded = true;
    await subscription.return?.();
  };
  return endableIterator(async () => {
    if (hasEnded) return { done: true, value: undefined };
    const event = await subscription.next();
    if (!event.done && (await isLast())) await end();
    return event;
  }, end);
}
