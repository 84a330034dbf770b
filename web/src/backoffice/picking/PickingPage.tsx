import { graphql, usePaginationFragment } from 'react-relay';
import { Flex, Text } from '@chakra-ui/react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { OrderCardGridSkeleton, OrderCardGrid } from '../fulfillment/OrderCardGrid.tsx';
import { RefreshContext } from '../fulfillment/RefreshContext.ts';
import { useOrderQueueUpdates, ORDERS_PER_PAGE } from '../fulfillment/useOrderUpdates.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { PickingPageQuery } from './__generated__/PickingPageQuery.graphql.ts';
import { queueTexts as texts } from './texts.ts';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type {
  PickingPage_pickingQueue$data,
  PickingPage_pickingQueue$key,
} from './__generated__/PickingPage_pickingQueue.graphql.ts';
import type { PickingPagePickingQueueNextQuery } from './__generated__/PickingPagePickingQueueNextQuery.graphql.ts';
import { isToPack } from './isToPack.ts';
import { StartPickingButton } from './StartPickingButton.tsx';
import { DeliveryCountdown } from '../fulfillment/DeliveryCountdown.tsx';
import { texts as fulfillmentTexts } from '../fulfillment/texts.ts';

const pickingPageQuery = graphql`
  query PickingPageQuery($count: Int = 50) {
    ...PickingPage_pickingQueue @arguments(count: $count)
  }
`;

/** The orders to pick, for pickers and admins; it subscribes to their changes. */
export function PickingPage() {
  const refresh = useOrderQueueUpdates<PickingPageQuery>(pickingPageQuery, 'PickingQueue_pickingOrders');
  return (
    <RefreshContext value={refresh}>
      <AdminHeader title="Picking" />
      <PageQuery<PickingPageQuery> query={pickingPageQuery} fallback={<OrderCardGridSkeleton />}>
        {(query) => <PickingQueue query={query} />}
      </PageQuery>
    </RefreshContext>
  );
}

/** The orders that are not packed yet, the earliest delivery estimate first. */
function PickingQueue({ query }: { query: PickingPage_pickingQueue$key }) {
  const { data, ...pages } = usePaginationFragment<PickingPagePickingQueueNextQuery, PickingPage_pickingQueue$key>(
    graphql`
      fragment PickingPage_pickingQueue on Query
      @refetchable(queryName: "PickingPagePickingQueueNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        pickingOrders(first: $count, after: $cursor)
          @connection(key: "PickingQueue_pickingOrders")
          @required(action: THROW) {
          edges {
            node {
              id
              status
              number
              estimatedDeliveryAt
              quantity
              remainingQuantity
              picker {
                name
              }
              isMine
              lines {
                __typename
              }
              ...StartPickingButton_order
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
        <EmptyState
          title="Nothing to pick"
          text="New orders show up here automatically."
          picture={<BasketIllustration />}
        />
      )}
      <OrderCardGrid label="Orders to pick" count={orders.length}>
        {orders.map((order) => (
          <PickingCard key={order.id} order={order} />
        ))}
      </OrderCardGrid>
      <LoadMore pages={more} />
    </>
  );
}

type QueuedOrder = PickingPage_pickingQueue$data['pickingOrders']['edges'][number]['node'];

/** The card of an order in the queue: its size, countdown and picker, and a button that starts picking. */
function PickingCard({ order }: { order: QueuedOrder }) {
  const { number, status, estimatedDeliveryAt, quantity, remainingQuantity, picker, isMine, lines } = order;
  return (
    <Flex as="li" direction="column" layerStyle="card" p="4" gap="1">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text as="h2" textStyle="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {fulfillmentTexts.number(number)}
        </Text>
        <DeliveryCountdown estimatedDeliveryAt={estimatedDeliveryAt} />
      </Flex>
      <Text fontVariantNumeric="tabular-nums">
        {fulfillmentTexts.products(lines.length)} · {fulfillmentTexts.quantity(quantity)}
      </Text>
      {status === 'PICKING' && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {whoPacks(picker?.name, isMine)} · {texts.toDo(remainingQuantity)}
        </Text>
      )}
      <Flex direction="column" mt="auto" pt="3">
        <StartPickingButton order={order} />
      </Flex>
    </Flex>
  );
}

function whoPacks(name: string | null | undefined, isMine: boolean): string {
  if (isMine) return 'You’re picking it';
  return name == null ? 'Started by a former colleague' : `${name} is picking it`;
}
