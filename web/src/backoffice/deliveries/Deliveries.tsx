import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { ORDERS_PER_PAGE } from '../fulfilment/useFulfilmentUpdates.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { Deliveries_query$key } from './__generated__/Deliveries_query.graphql.ts';
import type { DeliveriesNextQuery } from './__generated__/DeliveriesNextQuery.graphql.ts';
import { CashStrip } from '../cash/CashStrip.tsx';
import { CollectCashDialog } from './CollectCashDialog.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { FailDeliveryDialog } from './FailDeliveryDialog.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { deliveryTexts as texts } from './texts.ts';

/** The orders that wait for a rider, and those that the viewer is delivering; a card's section follows from its order's state. */
export function Deliveries({ query }: { query: Deliveries_query$key }) {
  const { data, ...pages } = usePaginationFragment<DeliveriesNextQuery, Deliveries_query$key>(
    graphql`
      fragment Deliveries_query on Query
      @refetchable(queryName: "DeliveriesNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        openCashShift {
          ...CashStrip_shift
        }
        deliveryOrders(first: $count, after: $cursor)
          @connection(key: "Deliveries_deliveryOrders")
          @required(action: THROW) {
          edges {
            node {
              id
              status
              ...DeliveryCard_order
              ...CollectCashDialog_order
              ...FailDeliveryDialog_order
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
  const [askedId, setAskedId] = useState('');
  const [question, setQuestion] = useState<'cash' | 'failure' | null>(null);
  const asked = orders.find(({ id }) => id === askedId);
  const ask = (about: 'cash' | 'failure') => (orderId: string) => {
    setAskedId(orderId);
    setQuestion(about);
  };
  const dialog = { onClose: () => setQuestion(null), finalFocus: () => head.current };
  const cardsIn = (state: string) =>
    orders
      .filter(({ status }) => status === state)
      .map((order) => <DeliveryCard key={order.id} order={order} onAskForCash={ask('cash')} onFail={ask('failure')} />);
  return (
    <>
      <AdminHeader ref={head} title={texts.title} />
      <CashStrip shift={data.openCashShift} />
      <DeliverySection title={texts.onTheWay} empty={texts.noneOnTheWay} cards={cardsIn('OUT_FOR_DELIVERY')} />
      {cardsIn('DELIVERY_FAILED').length > 0 && (
        <DeliverySection title={texts.failed} empty={texts.noneOnTheWay} cards={cardsIn('DELIVERY_FAILED')} />
      )}
      <DeliverySection title={texts.ready} empty={texts.noneReady} cards={cardsIn('PACKED')} />
      <LoadMore pages={more} />
      {asked !== undefined && (
        <>
          <CollectCashDialog order={asked} isOpen={question === 'cash'} {...dialog} />
          <FailDeliveryDialog order={asked} isOpen={question === 'failure'} {...dialog} />
        </>
      )}
    </>
  );
}
