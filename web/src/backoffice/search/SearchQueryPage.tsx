import { Flex, Grid, Skeleton } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { BusyFade } from '../ui/BusyFade.tsx';
import { useReplaceSearch } from '../ui/useReplaceSearch.ts';
import { overviewSearch } from '../overview/overviewUrl.ts';
import { RangeSwitch } from '../overview/RangeSwitch.tsx';
import type { SearchQueryPageQuery } from './__generated__/SearchQueryPageQuery.graphql.ts';
import { SearchDays, SearchFigures } from './SearchFigures.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { SearchRules } from './SearchRules.tsx';

const searchQueryPageQuery = graphql`
  query SearchQueryPageQuery($query: String!, $days: Int!) {
    searchAnalytics(days: $days, query: $query) @required(action: THROW) {
      ...SearchFigures_analytics
      ...SearchFigures_searchDays
    }
    ...SearchRules_query @arguments(query: $query)
    ...SearchPreview_query @arguments(query: $query)
  }
`;

/** One search: its figures by day, what shoppers see, and its pins and buries. */
export function SearchQueryPage() {
  const queryRef = usePageQuery<SearchQueryPageQuery>(searchQueryPageQuery);
  const { query, days } = queryRef.variables;
  const { revalidate } = useRevalidator();
  const { replaceSearch, isBusy } = useReplaceSearch();
  const choose = (chosen: number) => replaceSearch(overviewSearch(chosen));
  const reload = () => void revalidate();
  return (
    <>
      <AdminHeader back={{ to: `/dashboard/searches${overviewSearch(days)}`, label: 'All searches' }} title={query}>
        <RangeSwitch days={days} onChoose={choose} />
      </AdminHeader>
      <PageBoundary
        fallback={
          <Flex direction="column" gap="4" aria-busy>
            <SearchFigures analytics={null} days={days} />
            <Skeleton h="72" borderRadius="card" />
            <Grid {...columns}>
              <Skeleton h="80" borderRadius="card" />
              <Skeleton h="xl" borderRadius="card" />
            </Grid>
          </Flex>
        }
      >
        <BusyFade isBusy={isBusy} display="flex" flexDirection="column" gap="4">
          <PageQueryContent<SearchQueryPageQuery> query={searchQueryPageQuery} queryRef={queryRef}>
            {({ searchAnalytics, ...page }) => (
              <>
                <SearchFigures analytics={searchAnalytics} days={days} />
                <SearchDays analytics={searchAnalytics} days={days} />
                <Grid {...columns}>
                  <SearchRules page={page} query={query} onChanged={reload} />
                  <SearchPreview page={page} query={query} days={days} onChanged={reload} />
                </Grid>
              </>
            )}
          </PageQueryContent>
        </BusyFade>
      </PageBoundary>
    </>
  );
}

const columns = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
} as const;
