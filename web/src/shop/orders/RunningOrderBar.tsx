import { Bike, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { subscribeWithRetry } from '../../relay/subscribeWithRetry.ts';
import { showInfo } from '../../ui/toasts/toastStore.ts';
import type { RunningOrderBar_viewer$key } from './__generated__/RunningOrderBar_viewer.graphql.ts';
import type { RunningOrderBarSubscription } from './__generated__/RunningOrderBarSubscription.graphql.ts';
import { OrderHeadline } from './OrderHeadline.tsx';
import { orderPath } from './orderPath.ts';
import { isClosed } from './orderStates.ts';
import styles from './RunningOrderBar.module.css';
import { headlineTexts, statusSentences } from './texts.ts';

/** Pages that lead on to a payment, or show the order themselves. */
const PAGES_WITHOUT = ['/cart', '/checkout', '/success', '/cancel', '/dashboard/myorders'];

/**
 * The viewer's latest order that is not closed, as a link on every page but its own: its time, and what happens now, which screen readers
 * announce when it changes.
 */
export function RunningOrderBar({ viewer }: { viewer: RunningOrderBar_viewer$key }) {
  const { orders } = useFragment(
    graphql`
      fragment RunningOrderBar_viewer on User {
        orders(first: 3) {
          edges {
            node {
              id
              status
              isOnHold
              ...OrderHeadline_order
            }
          }
        }
      }
    `,
    viewer,
  );
  const { pathname } = useLocation();
  const order = orders.edges.find(({ node }) => !isClosed(node.status))?.node;
  const path = order && orderPath(order.id);
  const isHidden = path === undefined || [...PAGES_WITHOUT, path].includes(pathname);
  useRunningOrderUpdates(isHidden ? undefined : order?.id);
  if (isHidden || order === undefined) return null;
  return (
    <div className={styles.space}>
      <Link className={styles.bar} to={path}>
        <Bike aria-hidden />
        <span className={styles.texts}>
          <strong className={styles.headline}>
            <OrderHeadline order={order} />
          </strong>{' '}
          <span className={styles.sentence} role="status">
            {statusSentences[order.isOnHold ? 'ON_HOLD' : order.status]}
          </span>
        </span>
        <ChevronRight aria-hidden />
      </Link>
    </div>
  );
}

function useRunningOrderUpdates(id: string | undefined): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (id === undefined) return;
    return subscribeWithRetry<RunningOrderBarSubscription>(environment, {
      subscription: graphql`
        subscription RunningOrderBarSubscription($id: ID!) {
          orderUpdated(id: $id) {
            status
            ...OrderHeadline_order
          }
        }
      `,
      variables: { id },
      isPausedWhileHidden: true,
      onNext: (event) => {
        const status = event?.orderUpdated?.status;
        if (status !== undefined && isClosed(status))
          showInfo(headlineTexts[status] ?? statusSentences[status] ?? status);
      },
      isLast: (event) => event?.orderUpdated == null, // the server answered that the order does not exist
    });
  }, [environment, id]);
}
