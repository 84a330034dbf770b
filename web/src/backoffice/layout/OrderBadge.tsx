import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { subscribeWithRetry } from '../../relay/subscribeWithRetry.ts';
import type { Permission } from '../../shop/identity/permissions.ts';
import type { OrderBadgePickingSubscription } from './__generated__/OrderBadgePickingSubscription.graphql.ts';
import type { OrderBadgeWaitingSubscription } from './__generated__/OrderBadgeWaitingSubscription.graphql.ts';

type Count = 'waitingCount' | 'pickingCount';

/**
 * Shows on the icon of the installed app how many orders wait: to be confirmed, or for staff who only pick, to be picked. An iPhone keeps the last
 * number while the app is suspended, as there is no push. In a browser's tab the board's title says so.
 */
export function OrderBadge({ permissions }: { permissions: readonly Permission[] }) {
  const environment = useRelayEnvironment();
  const isPicker = permissions.includes('PICKING');
  const count = permissions.includes('ORDERS') ? 'waitingCount' : isPicker && 'pickingCount';
  useEffect(() => {
    const isInstalled = !matchMedia('(display-mode: browser)').matches;
    if (count !== false && isInstalled && 'setAppBadge' in navigator) return keepBadge(environment, count);
  }, [environment, count]);
  return null;
}

/** Keeps the badge current until the returned function is called. Of several windows one does so, and the next one when that is closed. */
function keepBadge(environment: IEnvironment, count: Count): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const show = (orders: number) => void navigator.setAppBadge(orders).catch(() => undefined); // the system allows none
  const clear = () => show(0);
  const keep = () =>
    new Promise<void>((resolve) => {
      const stop = subscribeToCount(environment, count, show);
      window.addEventListener('pagehide', clear, { signal });
      signal.addEventListener('abort', () => {
        stop();
        clear();
        resolve();
      });
    });
  navigator.locks.request('kirana.orderBadge', { signal }, keep).catch(() => undefined); // left before its turn
  return () => ending.abort();
}

function subscribeToCount(environment: IEnvironment, count: Count, onCount: (orders: number) => void): () => void {
  if (count === 'waitingCount')
    return subscribeWithRetry<OrderBadgeWaitingSubscription>(environment, {
      subscription: graphql`
        subscription OrderBadgeWaitingSubscription {
          adminOrdersChanged {
            waitingCount
          }
        }
      `,
      variables: {},
      onNext: (event) => event != null && onCount(event.adminOrdersChanged.waitingCount),
    });
  return subscribeWithRetry<OrderBadgePickingSubscription>(environment, {
    subscription: graphql`
      subscription OrderBadgePickingSubscription {
        fulfillmentOrdersChanged {
          pickingCount
        }
      }
    `,
    variables: {},
    onNext: (event) => event != null && onCount(event.fulfillmentOrdersChanged.pickingCount),
  });
}
