import { Flex, Grid } from '@chakra-ui/react';
import { useTransition } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import type { OverviewPageQuery } from './__generated__/OverviewPageQuery.graphql.ts';
import { BookFigures } from './BookFigures.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { OverviewNotices } from './OverviewNotices.tsx';
import { overviewSearch } from './overviewUrl.ts';
import { RangeSwitch } from './RangeSwitch.tsx';
import { Sales } from './Sales.tsx';
import { StockFigures } from './StockFigures.tsx';
import { texts } from './texts.ts';
import { TopProducts } from './TopProducts.tsx';
import { ZeroResultSearches } from './ZeroResultSearches.tsx';

const overviewPageQuery = graphql`
  query OverviewPageQuery($days: Int!) {
    ...OverviewNotices_query @arguments(days: $days)
    overview(days: $days) @required(action: THROW) {
      ...BookFigures_overview
      ...KeyFigures_overview
      ...Sales_overview
      ...StockFigures_overview
      ...TopProducts_overview
      ...ZeroResultSearches_overview
    }
  }
`;

/** The shop's sales, searches and stock at a glance, for admins. It fades while another range loads. */
export function OverviewPage() {
  const queryRef = usePageQuery<OverviewPageQuery>(overviewPageQuery);
  const { days } = queryRef.variables;
  const navigate = useNavigate();
  const [isBusy, startTransition] = useTransition();
  const choose = (next: number) =>
    startTransition(async () => {
      await navigate({ search: overviewSearch(next) }, { replace: true, preventScrollReset: true });
    });
  return (
    <>
      <AdminHeader title={texts.title}>
        <RangeSwitch days={days} onChoose={choose} />
      </AdminHeader>
      <PageBoundary fallback={<CardsSkeleton cards={['28', '20', '96', '28', '96']} hasTitle={false} />}>
        <Flex
          direction="column"
          gap="4"
          aria-busy={isBusy}
          opacity={isBusy ? '0.6' : '1'}
          transition="opacity 150ms ease-out"
        >
          <PageQueryContent<OverviewPageQuery> query={overviewPageQuery} queryRef={queryRef}>
            {({ overview, ...query }) => (
              <>
                <OverviewNotices query={query} />
                <KeyFigures overview={overview} days={days} />
                <BookFigures overview={overview} />
                <Sales overview={overview} days={days} />
                <StockFigures overview={overview} />
                <Grid
                  templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
                  gap="4"
                  alignItems="start"
                >
                  <TopProducts overview={overview} />
                  <ZeroResultSearches overview={overview} />
                </Grid>
              </>
            )}
          </PageQueryContent>
        </Flex>
      </PageBoundary>
    </>
  );
}
