import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { subscribeWithRetry } from '../../../relay/subscribeWithRetry.ts';
import type { useBoardUpdatesSubscription } from './__generated__/useBoardUpdatesSubscription.graphql.ts';

interface NewOrderCount {
  /** The number of orders in the state PLACED; null until it is loaded. */
  waitingCount: number | null;
  /** How often that number has risen since. */
  arrivals: number;
}

/** Subscribes to the changes of all orders. */
export function useBoardUpdates(onNews: () => void): NewOrderCount {
  const environment = useRelayEnvironment();
  const [news, setNews] = useState<NewOrderCount>({ waitingCount: null, arrivals: 0 });
  const onUpdate = useEffectEvent((waitingCount: number) => {
    setNews((before) => ({
      waitingCount,
      arrivals: before.arrivals + (before.waitingCount !== null && waitingCount > before.waitingCount ? 1 : 0),
    }));
    onNews();
  });

  useEffect(
    () =>
      subscribeWithRetry<useBoardUpdatesSubscription>(environment, {
        subscription: graphql`
          subscription useBoardUpdatesSubscription {
            adminOrdersChanged {
              waitingCount
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event != null) onUpdate(event.adminOrdersChanged.waitingCount);
        },
      }),
    [environment],
  );
  return news;
}
