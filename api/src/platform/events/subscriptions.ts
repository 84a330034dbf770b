import { endableIterator } from './endableIterator.ts';

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

/** The subscriptions of this process. */
export function createSubscriptions({ onFirst, onLast }: SubscriptionsListener) {
  const byTopic = new Map<string, Set<Subscription>>();
  let isOver = false;

  function leave(topic: string, subscription: Subscription): void {
    const others = byTopic.get(topic);
    if (!others?.delete(subscription) || others.size > 0) return;
    byTopic.delete(topic);
    onLast?.(topic);
  }

  const all = () => [...byTopic.values()].flatMap((subscriptions) => [...subscriptions]);

  return {
    subscribe(topic: string): AsyncIterableIterator<string, undefined> {
      const subscription: Subscription = createSubscription(topic, () => leave(topic, subscription));
      const others = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, others.add(subscription));
      if (others.size === 1) onFirst?.(topic);
      if (isOver) subscription.end();
      return subscription.iterator;
    },
    dispatch(topic: string): void {
      for (const subscription of byTopic.get(topic) ?? []) subscription.dispatch();
    },
    /** Publishes to all readers, after events may have been missed. */
    dispatchAll(): void {
      for (const subscription of all()) subscription.dispatch();
    },
    /** Ends all subscriptions, also later ones at once. */
    end(): void {
      isOver = true;
      for (const subscription of all()) subscription.end();
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
    iterator: endableIterator(
      () =>
        new Promise((resolve) => {
          readers.push(resolve);
          serve();
        }),
      end,
    ),
  };
}
