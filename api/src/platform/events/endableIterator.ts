/** An iterator that `end` ends also while a reader waits: a generator would wait for its own next value first. */
export function endableIterator<Value>(
  next: () => Promise<IteratorResult<Value, undefined>>,
  end: () => Promise<void> | void,
): AsyncIterableIterator<Value, undefined> {
  return {
    next,
    async return() {
      await end();
      return { done: true, value: undefined };
    },
    async throw(error) {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
