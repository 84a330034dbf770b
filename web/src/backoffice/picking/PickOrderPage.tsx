import { Box } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import type { pickingOrderChangesQuery as PickingOrderChangesQuery } from './__generated__/pickingOrderChangesQuery.graphql.ts';
import type { PickOrderPageQuery } from './__generated__/PickOrderPageQuery.graphql.ts';
import { pickingOrderChangesQuery } from './pickingOrderChanges.ts';
import { PickOrder } from './PickOrder.tsx';
import { PickOrderSkeleton } from './PickOrderSkeleton.tsx';
import { packTexts as texts } from './texts.ts';
import { useFulfilmentUpdates } from '../fulfilment/useFulfilmentUpdates.ts';
import { PICKING_PATH } from '../paths/pickingPaths.ts';
import { FulfilmentRefreshContext } from '../fulfilment/FulfilmentRefreshContext.ts';

const pickOrderPageQuery = graphql`
  query PickOrderPageQuery($id: ID!) {
    pickingOrder(id: $id) {
      ...PickOrder_order
    }
  }
`;

/** The page on which one order is picked; it subscribes to the order's changes. */
export function PickOrderPage() {
  const queryRef = usePageQuery<PickOrderPageQuery>(pickOrderPageQuery);
  const refresh = useFulfilmentUpdates<PickingOrderChangesQuery>(pickingOrderChangesQuery, () => queryRef.variables);
  return (
    <FulfilmentRefreshContext value={refresh}>
      <Box maxW="2xl" mx="auto">
        <PageBoundary fallback={<PickOrderSkeleton />}>
          <PickOrderPageContent queryRef={queryRef} />
        </PageBoundary>
      </Box>
    </FulfilmentRefreshContext>
  );
}

function PickOrderPageContent({ queryRef }: { queryRef: PreloadedQuery<PickOrderPageQuery> }) {
  const { pickingOrder } = usePreloadedQuery<PickOrderPageQuery>(pickOrderPageQuery, queryRef);
  if (pickingOrder != null) return <PickOrder order={pickingOrder} />;
  return (
    <NotFound
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      picture={<BasketIllustration />}
      link={{ to: PICKING_PATH, label: texts.back }}
    />
  );
}
