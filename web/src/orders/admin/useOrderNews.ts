import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useOrderNewsSubscription } from './__generated__/useOrderNewsSubscription.graphql.ts';

const AGAIN_AFTER_MS = 10_000;

interface OrderNews {
  /** How many orders wait for the shop; null until that is known. */
  waitingCount: number | null;
  /** How often that has risen since. */
  arrivals: number;
}

/**
 * Hears of every change to the shop's orders. The network takes up a lost connection; where the server itself has ended or
 * refused the stream, it is asked again after a while.
 */
export function useOrderNews(onNews: () => void): OrderNews {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [news, setNews] = useState<OrderNews>({ waitingCount: null, arrivals: 0 });
  const hear = useEffectEvent((waitingCount: number) => {
    setNews((before) => ({
      waitingCount,
      arrivals: before.arrivals + (before.waitingCount !== null && waitingCount > before.waitingCount ? 1 : 0),
    }));
    onNews();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = () => {
      timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER_MS);
    };
    const subscription = requestSubscription<useOrderNewsSubscription>(environment, {
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
      onCompleted: tryAgain,
      onError: tryAgain,
    });
    return () => {
      subscription.dispose();
      clearTimeout(timer);
    };
  }, [environment, attempt]);
  return news;
}
