import { graphql, usePaginationFragment } from 'react-relay';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { ORDERS_PER_PAGE } from '../fulfilment/useFulfilmentUpdates.ts';
import type { PickingQueue_query$key } from './__generated__/PickingQueue_query.graphql.ts';
import type { PickingQueueNextQuery } from './__generated__/PickingQueueNextQuery.graphql.ts';
import { PickingCard } from './PickingCard.tsx';
import { isToPack } from './isToPack.ts';
import { queueTexts as texts } from './texts.ts';
import { OrderCardGrid } from '../fulfilment/OrderCardGrid.tsx';

/** The orders that are not packed yet, the earliest delivery estimate first. */
export function PickingQueue({ query }: { query: PickingQueue_query$key }) {
  const { data, ...pages } = usePaginationFragment<PickingQueueNextQuery, PickingQueue_query$key>(
    graphql`
      fragment PickingQueue_query on Query
      @refetchable(queryName: "PickingQueueNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        pickingOrders(first: $count, after: $cursor)
          @connection(key: "PickingQueue_pickingOrders")
          @required(action: THROW) {
          edges {
            node {
              id
              status
              ...PickingCard_order
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, ORDERS_PER_PAGE);
  // An order that has just been packed stays in the connection until the next refresh.
  const orders = data.pickingOrders.edges.map(({ node }) => node).filter(({ status }) => isToPack(status));
  return (
    <>
      {orders.length === 0 && !more.hasNext && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} picture={<BasketIllustration />} />
      )}
      <OrderCardGrid label={texts.list} count={orders.length}>
        {orders.map((order) => (
          <PickingCard key={order.id} order={order} />
        ))}
      </OrderCardGrid>
      <LoadMore pages={more} />
    </>
  );
}
