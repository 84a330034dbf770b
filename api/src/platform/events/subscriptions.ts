/** The subscriptions of this process. */
export interface Subscriptions {
  subscribe(topic: string): AsyncIterableIterator<string, undefined>;
  dispatch(topic: string): void;
  /** Publishes to all readers, after events may have been missed. */
  dispatchAll(): void;
  /** Ends all subscriptions, also later ones at once. */
  end(): void;
}

/** Is called when a topic gets its first reader and when it loses its last one. */
interface SubscriptionsListener {
  onFirst?(topic: string): void;
  onLast?(topic: string): void;
}

interface Subscription {
  iterator: AsyncIterableIterator<string, undefined>;
  dispatch(): void;
  end(): void;
}

export function createSubscriptions({ onFirst, onLast }: SubscriptionsListener): Subscriptions {
  const byTopic = new Map<string, Set<Subscription>>();
  let isOver = false;

  function leave(topic: string, subscription: Subscription): void {
    const others = byTopic.get(topic);
    if (!others?.delete(subscription) || others.size > 0) return;
    byTopic.delete(topic);
    onLast?.(topic);
  }

  return {
    subscribe(topic) {
      const subscription = createSubscription(topic, () => leave(topic, subscription));
      const others = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, others.add(subscription));
      if (others.size === 1) onFirst?.(topic);
      if (isOver) subscription.end();
      return subscription.iterator;
    },
    dispatch(topic) {
      for (const subscription of byTopic.get(topic) ?? []) subscription.dispatch();
    },
    dispatchAll() {
      for (const subscription of [...byTopic.values()].flatMap((all) => [...all])) subscription.dispatch();
    },
    end() {
      isOver = true;
      for (const subscription of [...byTopic.values()].flatMap((all) => [...all])) subscription.end();
    },
  };
}

/** At most one event is pending for a slow reader. `onEnd` is called once. */
function createSubscription(topic: string, onEnd: () => void): Subscription {
  const readers: ((result: IteratorResult<string, undefined>) => void)[] = [];
  let isDue = true; // the first event is sent at once
  let hasEnded = false;

  function serve(): void {
    if (hasEnded) for (const reader of readers.splice(0)) reader({ done: true, value: undefined });
    const reader = isDue ? readers.shift() : undefined;
    if (!reader) return;
    isDue = false;
    reader({ done: false, value: topic });
  }

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    serve();
    onEnd();
  }

  return {
    end,
    dispatch() {
      isDue = true;
      serve();
    },
    iterator: {
      next: () =>
        new Promise((resolve) => {
          readers.push(resolve);
          serve();
        }),
      async return() {
        end();
        return { done: true, value: undefined };
      },
      async throw(error) {
        end();
        throw error;
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    },
  };
}
