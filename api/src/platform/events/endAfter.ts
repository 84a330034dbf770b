/**
 * A subscription that ends by itself. `isLast` is evaluated before each event is passed on, so that the state that is read after
 * the last event is final.
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
