import { Grid } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Permitted } from '../permissions/Permitted.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { OverviewPageQuery } from './__generated__/OverviewPageQuery.graphql.ts';
import { BookFigures } from './BookFigures.tsx';
import { DisputedOrders } from './DisputedOrders.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { HeldOrders } from './HeldOrders.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { OverviewHeader } from './OverviewHeader.tsx';
import { OverviewPageSkeleton } from './OverviewPageSkeleton.tsx';
import { Sales } from './Sales.tsx';
import { ZeroResultSearches } from './ZeroResultSearches.tsx';
import { StockFigures } from './StockFigures.tsx';
import { TopProducts } from './TopProducts.tsx';

const overviewPageQuery = graphql`
  query OverviewPageQuery($days: Int!) {
    ...FailedJobs_query
    overview(days: $days) @required(action: THROW) {
      ...BookFigures_overview
      ...DisputedOrders_overview
      ...HeldOrders_overview
      ...KeyFigures_overview
      ...Sales_overview
      ...StockFigures_overview
      ...TopProducts_overview
      ...ZeroResultSearches_overview
    }
  }
`;

/** The shop's sales, searches and stock at a glance, for admins. */
export function OverviewPage() {
  const queryRef = usePageQuery<OverviewPageQuery>(overviewPageQuery);
  return (
    <PageBoundary fallback={<OverviewPageSkeleton />}>
      <OverviewPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function OverviewPageContent({ queryRef }: { queryRef: PreloadedQuery<OverviewPageQuery> }) {
  const { overview, ...query } = usePreloadedQuery<OverviewPageQuery>(overviewPageQuery, queryRef);
  const { days } = queryRef.variables;
  return (
    <OverviewHeader days={days}>
      <Permitted to="SETTINGS">
        <FailedJobs query={query} />
      </Permitted>
      <Permitted to={['ORDERS', 'REFUNDS']}>
        <DisputedOrders overview={overview} />
        <HeldOrders overview={overview} />
      </Permitted>
      <KeyFigures overview={overview} days={days} />
      <BookFigures overview={overview} />
      <Sales overview={overview} days={days} />
      <StockFigures overview={overview} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <TopProducts overview={overview} />
        <ZeroResultSearches overview={overview} />
      </Grid>
    </OverviewHeader>
  );
}
