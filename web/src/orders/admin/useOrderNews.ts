import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { followLive } from '../../relay/followLive.ts';
import type { useOrderNewsSubscription } from './__generated__/useOrderNewsSubscription.graphql.ts';

interface OrderNews {
  /** How many orders wait for the shop; null until that is known. */
  waitingCount: number | null;
  /** How often that has risen since. */
  arrivals: number;
}

/** Hears of every change to the shop's orders. */
export function useOrderNews(onNews: () => void): OrderNews {
  const environment = useRelayEnvironment();
  const [news, setNews] = useState<OrderNews>({ waitingCount: null, arrivals: 0 });
  const hear = useEffectEvent((waitingCount: number) => {
    setNews((before) => ({
      waitingCount,
      arrivals: before.arrivals + (before.waitingCount !== null && waitingCount > before.waitingCount ? 1 : 0),
    }));
    onNews();
  });

  useEffect(
    () =>
      followLive<useOrderNewsSubscription>(environment, {
        subscription: graphql`
          subscription useOrderNewsSubscription {
            adminOrdersChanged {
              waitingCount
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event != null) hear(event.adminOrdersChanged.waitingCount);
        },
      }),
    [environment],
  );
  return news;
}
