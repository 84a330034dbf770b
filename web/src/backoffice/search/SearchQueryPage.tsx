import { Flex, Grid, Heading, Skeleton } from '@chakra-ui/react';
import { useTransition } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { overviewSearch } from '../overview/overviewUrl.ts';
import { RangeSwitch } from '../overview/RangeSwitch.tsx';
import type { SearchQueryPageQuery } from './__generated__/SearchQueryPageQuery.graphql.ts';
import { SearchDays, SearchFigures } from './SearchFigures.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { SearchRules } from './SearchRules.tsx';
import { texts } from './texts.ts';

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
  return (
    <PageBoundary fallback={<SearchQueryPageSkeleton />}>
      <SearchQueryPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function SearchQueryPageContent({ queryRef }: { queryRef: PreloadedQuery<SearchQueryPageQuery> }) {
  const { searchAnalytics, ...page } = usePreloadedQuery<SearchQueryPageQuery>(searchQueryPageQuery, queryRef);
  const { query, days } = queryRef.variables;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, startTransition] = useTransition();
  const choose = (chosen: number) =>
    startTransition(async () => {
      await navigate({ search: overviewSearch(chosen) }, { replace: true, preventScrollReset: true });
    });
  const reload = () => void revalidate();
  return (
    <>
      <PageTitle title={query} />
      <BackLink to={`/dashboard/searches${overviewSearch(days)}`} label={texts.back} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="2" mb="4">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere" minW="0">
          {query}
        </Heading>
        <RangeSwitch days={days} onChoose={choose} />
      </Flex>
      <Flex
        direction="column"
        gap="4"
        aria-busy={isBusy}
        opacity={isBusy ? '0.6' : '1'}
        transition="opacity 150ms ease-out"
      >
        <SearchFigures analytics={searchAnalytics} days={days} />
        <SearchDays analytics={searchAnalytics} days={days} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
          <SearchRules page={page} query={query} onChanged={reload} />
          <SearchPreview page={page} query={query} days={days} onChanged={reload} />
        </Grid>
      </Flex>
    </>
  );
}

/** The shape of the page about one search while it loads. */
function SearchQueryPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="11" w="36" />
      <Skeleton h="11" mb="4" w="60" />
      <Skeleton h={{ base: '60', md: '26' }} mb="4" />
      <Skeleton h="18rem" mb="4" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Skeleton h="20rem" />
        <Skeleton h="36rem" />
      </Grid>
    </div>
  );
}
