import { Box, Heading } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { Deliveries_query$key } from './__generated__/Deliveries_query.graphql.ts';
import { CashQuestion } from './CashQuestion.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { deliveryTexts as texts } from './texts.ts';

/** The orders that wait for a rider, and those that the viewer is bringing; a card's section is nothing but its order's state. */
export function Deliveries({ query }: { query: Deliveries_query$key }) {
  const { deliveryOrders } = useFragment(
    graphql`
      fragment Deliveries_query on Query {
        deliveryOrders {
          id
          status
          ...DeliveryCard_order
          ...CashQuestion_order
        }
      }
    `,
    query,
  );
  const head = useRef<HTMLDivElement>(null);
  const [askedId, setAskedId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const asked = deliveryOrders.find(({ id }) => id === askedId);
  const askForCash = (orderId: string) => {
    setAskedId(orderId);
    setAsking(true);
  };
  const cardsIn = (state: string) =>
    deliveryOrders
      .filter(({ status }) => status === state)
      .map((order) => <DeliveryCard key={order.id} order={order} onAskForCash={askForCash} />);
  return (
    <>
      <PageTitle title={texts.title} />
      <Box ref={head} tabIndex={-1} outline="none" mb="4">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
      </Box>
      <DeliverySection title={texts.onTheWay} empty={texts.noneOnTheWay} cards={cardsIn('OUT_FOR_DELIVERY')} />
      <DeliverySection title={texts.ready} empty={texts.noneReady} cards={cardsIn('PACKED')} />
      {asked !== undefined && (
        <CashQuestion
          order={asked}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          finalFocus={() => head.current}
        />
      )}
    </>
  );
}
