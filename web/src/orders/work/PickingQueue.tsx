import { Heading } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { BasketDrawing } from '../../cart/BasketDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { PickingQueue_query$key } from './__generated__/PickingQueue_query.graphql.ts';
import { PickingCard } from './PickingCard.tsx';
import { isToPack } from './isToPack.ts';
import { queueTexts as texts } from './texts.ts';
import { WorkGrid } from './WorkGrid.tsx';

/** The orders that are to be packed, the one that was promised first on top. */
export function PickingQueue({ query }: { query: PickingQueue_query$key }) {
  const { pickingOrders } = useFragment(
    graphql`
      fragment PickingQueue_query on Query {
        pickingOrders {
          id
          status
          ...PickingCard_order
        }
      }
    `,
    query,
  );
  // One that has just been packed is in the list until the list is asked for anew.
  const orders = pickingOrders.filter(({ status }) => isToPack(status));
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} mb="4">
        {texts.title}
      </Heading>
      {orders.length === 0 && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} picture={<BasketDrawing />} />
      )}
      <WorkGrid label={texts.list} count={orders.length}>
        {orders.map((order) => (
          <PickingCard key={order.id} order={order} />
        ))}
      </WorkGrid>
    </>
  );
}
