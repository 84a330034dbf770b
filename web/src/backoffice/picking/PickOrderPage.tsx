import { Box } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import type { pickingOrderChangesQuery as PickingOrderChangesQuery } from './__generated__/pickingOrderChangesQuery.graphql.ts';
import type { PickOrderPageQuery } from './__generated__/PickOrderPageQuery.graphql.ts';
import { pickingOrderChangesQuery } from './pickingOrderChanges.ts';
import { PickOrder } from './PickOrder.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { packTexts as texts } from './texts.ts';
import { useFulfilmentUpdates } from '../fulfilment/useOrderUpdates.ts';
import { PICKING_PATH } from '../staffPaths.ts';
import { RefreshContext } from '../fulfilment/RefreshContext.ts';

const pickOrderPageQuery = graphql`
  query PickOrderPageQuery($id: ID!) {
    pickingOrder(id: $id) {
      ...PickOrder_order
    }
  }
`;

const back = { to: PICKING_PATH, label: texts.back };

/** The page on which one order is picked; it subscribes to the order's changes. */
export function PickOrderPage() {
  const queryRef = usePageQuery<PickOrderPageQuery>(pickOrderPageQuery);
  const refresh = useFulfilmentUpdates<PickingOrderChangesQuery>(pickingOrderChangesQuery, () => queryRef.variables);
  return (
    <RefreshContext value={refresh}>
      <Box maxW="2xl" mx="auto">
        <PageBoundary fallback={<CardsSkeleton back={back} cards={['11', '40', '40', '40', '40']} />}>
          <PageQueryContent<PickOrderPageQuery> query={pickOrderPageQuery} queryRef={queryRef}>
            {({ pickingOrder }) =>
              pickingOrder == null ? (
                <NotFound
                  title="This order can’t be picked"
                  text="Someone else may have packed it, or it was cancelled."
                  picture={<BasketIllustration />}
                  link={back}
                />
              ) : (
                <PickOrder order={pickingOrder} />
              )
            }
          </PageQueryContent>
        </PageBoundary>
      </Box>
    </RefreshContext>
  );
}
