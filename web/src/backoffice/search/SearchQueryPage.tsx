import { Grid, Skeleton } from '@chakra-ui/react';
import { useTransition } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { BusyFade } from '../ui/BusyFade.tsx';
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
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, startTransition] = useTransition();
  const choose = (chosen: number) =>
    startTransition(async () => {
      await navigate({ search: overviewSearch(chosen) }, { replace: true, preventScrollReset: true });
    });
  const reload = () => void revalidate();
  return (
    <PageQuery<SearchQueryPageQuery> query={searchQueryPageQuery} fallback={<SearchQueryPageSkeleton />}>
      {({ searchAnalytics, ...page }, { query, days }) => (
        <>
          <AdminHeader back={{ to: `/dashboard/searches${overviewSearch(days)}`, label: 'All searches' }} title={query}>
            <RangeSwitch days={days} onChoose={choose} />
          </AdminHeader>
          <BusyFade isBusy={isBusy} display="flex" flexDirection="column" gap="4">
            <SearchFigures analytics={searchAnalytics} days={days} />
            <SearchDays analytics={searchAnalytics} days={days} />
            <Grid {...columns} gap="4" alignItems="start">
              <SearchRules page={page} query={query} onChanged={reload} />
              <SearchPreview page={page} query={query} days={days} onChanged={reload} />
            </Grid>
          </BusyFade>
        </>
      )}
    </PageQuery>
  );
}

const columns = { templateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } } as const;

/** The shape of the page about one search while it loads. */
function SearchQueryPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="11" w="36" />
      <Skeleton h="11" mb="4" w="60" />
      <Skeleton h={{ base: '60', md: '26' }} mb="4" />
      <Skeleton h="18rem" mb="4" />
      <Grid {...columns} gap="4">
        <Skeleton h="20rem" />
        <Skeleton h="36rem" />
      </Grid>
    </div>
  );
}
