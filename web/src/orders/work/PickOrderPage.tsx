import { Box, Button } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { BasketDrawing } from '../../cart/BasketDrawing.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { changedPickingQuery as ChangedPickingQuery } from './__generated__/changedPickingQuery.graphql.ts';
import type { PickOrderPageQuery } from './__generated__/PickOrderPageQuery.graphql.ts';
import { changedPickingQuery } from './changedPicking.ts';
import { PickOrder } from './PickOrder.tsx';
import { PickOrderSkeleton } from './PickOrderSkeleton.tsx';
import { packTexts as texts } from './texts.ts';
import { useFollowWork } from './useFollowWork.ts';
import { PACKING_PATH } from './workPaths.ts';
import { WorkRefresh } from './WorkRefresh.ts';

const pickOrderPageQuery = graphql`
  query PickOrderPageQuery($id: ID!) {
    pickingOrder(id: $id) {
      ...PickOrder_order
    }
  }
`;

/** Where one order is packed; it follows what others do to it. */
export function PickOrderPage() {
  const queryRef = usePageQuery<PickOrderPageQuery>(pickOrderPageQuery);
  const refresh = useFollowWork<ChangedPickingQuery>(changedPickingQuery, queryRef.variables);
  return (
    <WorkRefresh value={refresh}>
      <Box maxW="2xl" mx="auto">
        <PageBoundary fallback={<PickOrderSkeleton />}>
          <PickOrderPageContent queryRef={queryRef} />
        </PageBoundary>
      </Box>
    </WorkRefresh>
  );
}

function PickOrderPageContent({ queryRef }: { queryRef: PreloadedQuery<PickOrderPageQuery> }) {
  const { pickingOrder } = usePreloadedQuery<PickOrderPageQuery>(pickOrderPageQuery, queryRef);
  if (pickingOrder != null) return <PickOrder order={pickingOrder} />;
  return (
    <>
      <PageTitle title={texts.goneTitle} />
      <EmptyState
        isPage
        title={texts.goneTitle}
        text={texts.goneText}
        picture={<BasketDrawing />}
        action={
          <Button asChild>
            <Link to={PACKING_PATH}>{texts.back}</Link>
          </Button>
        }
      />
    </>
  );
}
