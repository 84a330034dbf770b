/**
 * The same subscription, which ends by itself: `isLast` is asked before each event is passed on, so that what is read after
 * the last one is final.
 */
export function endAfter(
  subscription: AsyncIterableIterator<string, undefined>,
  isLast: () => Promise<boolean>,
): AsyncIterableIterator<string, undefined> {
  let hasEnded = false;
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    hasEnded = true;
    await subscription.return?.();
    return { done: true, value: undefined };
  };
  return {
    async next() {
      if (hasEnded) return end();
      const event = await subscription.next();
      if (event.done) return event;
      if (await isLast()) await end();
      return event;
    },
    return: end,
    async throw(error) {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
