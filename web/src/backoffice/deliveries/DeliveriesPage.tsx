import { useRef, useId, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Badge, Box, Flex, Heading, Skeleton, Text, chakra } from '@chakra-ui/react';
import { Banknote, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { ORDERS_PER_PAGE, useOrderQueueUpdates } from '../fulfillment/useOrderUpdates.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type {
  DeliveriesPage_query$data,
  DeliveriesPage_query$key,
} from './__generated__/DeliveriesPage_query.graphql.ts';
import type { DeliveriesPageNextQuery } from './__generated__/DeliveriesPageNextQuery.graphql.ts';
import { DeliveryCard } from './DeliveryCard.tsx';
import { DeliveryQuestionDialogs } from './DeliveryQuestionDialogs.tsx';
import { deliveryTexts as texts } from './texts.ts';
import { OrderCardGrid, OrderCardGridSkeleton } from '../fulfillment/OrderCardGrid.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { useFailDelivery, useFinishDelivery } from './useFinishDelivery.ts';
import { OrderQuestionContext, useOrderQuestions } from '../fulfillment/OrderQuestionContext.ts';
import { myCashPath } from '../staffPaths.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { RefreshContext, useRefresh } from '../fulfillment/RefreshContext.ts';
import type { DeliveriesPageQuery } from './__generated__/DeliveriesPageQuery.graphql.ts';

const deliveriesPageQuery = graphql`
  query DeliveriesPageQuery($count: Int = 50) {
    ...DeliveriesPage_query @arguments(count: $count)
  }
`;

/** The orders to deliver, for riders and admins; it subscribes to their changes. */
export function DeliveriesPage() {
  const refresh = useOrderQueueUpdates<DeliveriesPageQuery>(deliveriesPageQuery, 'Deliveries_deliveryOrders');
  return (
    <RefreshContext value={refresh}>
      <PageQuery<DeliveriesPageQuery> query={deliveriesPageQuery} fallback={<DeliveriesSkeleton />}>
        {(query) => <Deliveries query={query} />}
      </PageQuery>
    </RefreshContext>
  );
}

function DeliveriesSkeleton() {
  return (
    <>
      <AdminHeader title={texts.title} />
      <Skeleton h="11" w="52" mb="5" />
      <OrderCardGridSkeleton cards={3} />
    </>
  );
}

/** The orders that wait for a rider, and those that the viewer is delivering; a card's section follows from its order's state. */
function Deliveries({ query }: { query: DeliveriesPage_query$key }) {
  const { data, ...pages } = usePaginationFragment<DeliveriesPageNextQuery, DeliveriesPage_query$key>(
    graphql`
      fragment DeliveriesPage_query on Query
      @refetchable(queryName: "DeliveriesPageNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        openCashShift {
          status
          expected
        }
        deliveryOrders(first: $count, after: $cursor)
          @connection(key: "Deliveries_deliveryOrders")
          @required(action: THROW) {
          edges {
            node {
              id
              status
              ...DeliveryCard_order
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, ORDERS_PER_PAGE);
  const orders = data.deliveryOrders.edges.map(({ node }) => node);
  const head = useRef<HTMLDivElement>(null);
  const { asked, ...questions } = useOrderQuestions(useRefresh());
  const { finishDelivery, isFinishing } = useFinishDelivery();
  const [failDelivery, isFailing] = useFailDelivery();
  const cardsIn = (state: string) =>
    orders.filter(({ status }) => status === state).map((order) => <DeliveryCard key={order.id} order={order} />);
  return (
    <OrderQuestionContext value={questions}>
      <AdminHeader ref={head} title={texts.title} />
      <CashStrip shift={data.openCashShift} />
      <DeliverySection title="On the way" empty={texts.noneOnTheWay} cards={cardsIn('OUT_FOR_DELIVERY')} />
      {cardsIn('DELIVERY_FAILED').length > 0 && (
        <DeliverySection title="Not delivered" empty={texts.noneOnTheWay} cards={cardsIn('DELIVERY_FAILED')} />
      )}
      <DeliverySection title="Ready to go" empty="No orders are waiting for a rider." cards={cardsIn('PACKED')} />
      <LoadMore pages={more} />
      <DeliveryQuestionDialogs
        asked={asked}
        fallbackFocus={() => head.current}
        isBusy={isFinishing || isFailing}
        onCollected={({ id, number, cashToCollect }) =>
          finishDelivery({ orderId: id, number, cashCollected: cashToCollect }, asked.dialog)
        }
        onFailed={({ id, number }, failure) =>
          failDelivery({ orderId: id, ...failure }, asked.dialog.outcome(`Order #${number} marked as not delivered`))
        }
      />
    </OrderQuestionContext>
  );
}

/** How much cash the viewer carries, as a link to the shift. */
function CashStrip({ shift }: { shift: DeliveriesPage_query$data['openCashShift'] }) {
  return (
    <Strip to={myCashPath}>
      <Banknote aria-hidden />
      {shift?.status === 'OPEN' ? carriedCash(shift.expected) : 'You’re not carrying cash'}
      <ChevronRight size={18} aria-hidden />
    </Strip>
  );
}

function carriedCash(expected: number): string {
  return expected < 0
    ? `You refunded ${formatRupees(-expected)} more than you had`
    : `You’re carrying ${formatRupees(expected)}`;
}

const Strip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    mb: '5',
    borderWidth: '1px',
    borderRadius: 'control',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.subtle' },
  },
});

interface DeliverySectionProps {
  title: string;
  /** Shown if there are no cards. */
  empty: string;
  cards: readonly ReactNode[];
}

/** A titled section of a rider's orders. */
function DeliverySection({ title, empty, cards }: DeliverySectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mb="8">
      <Flex align="center" gap="2" mb="3">
        <Heading as="h2" id={id} textStyle="lg">
          {title}
        </Heading>
        <Badge colorPalette="gray" size="md">
          {cards.length}
        </Badge>
      </Flex>
      {cards.length === 0 && <Text color="fg.muted">{empty}</Text>}
      <OrderCardGrid label={title} count={cards.length}>
        {cards}
      </OrderCardGrid>
    </Box>
  );
}
