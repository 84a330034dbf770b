import { Flex, Heading, Text } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { RangeSwitch } from '../overview/RangeSwitch.tsx';
import { rangeOf } from '../overview/overviewUrl.ts';
import type { SearchesPageQuery } from './__generated__/SearchesPageQuery.graphql.ts';
import { SearchesPageSkeleton } from './SearchesPageSkeleton.tsx';
import { filterNames } from './searchesUrl.ts';
import { SearchFigures } from './SearchFigures.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchQueryList } from './SearchQueryList.tsx';
import { texts } from './texts.ts';

const searchesPageQuery = graphql`
  query SearchesPageQuery($days: Int!, $search: String, $outcome: SearchOutcome, $sort: SearchQuerySort!) {
    searchAnalytics(days: $days) @required(action: THROW) {
      ...SearchFigures_analytics
    }
    ...SearchQueryList_query @arguments(days: $days, search: $search, outcome: $outcome, sort: $sort)
  }
`;

/** Shoppers' searches and their results, for admins. */
export function SearchesPage() {
  const queryRef = usePageQuery<SearchesPageQuery>(searchesPageQuery);
  return (
    <PageBoundary fallback={<SearchesPageSkeleton />}>
      <SearchesPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function SearchesPageContent({ queryRef }: { queryRef: PreloadedQuery<SearchesPageQuery> }) {
  const { searchAnalytics, ...query } = usePreloadedQuery<SearchesPageQuery>(searchesPageQuery, queryRef);
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const { days } = queryRef.variables;
  const isFiltered = filters.q !== '' || filters.outcome !== '';
  return (
    <>
      <PageTitle title={texts.title} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        <RangeSwitch days={rangeOf(filters.days)} onChoose={(chosen) => change({ days: String(chosen) })} />
      </Flex>
      <Text mt="1" mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <SearchFigures analytics={searchAnalytics} days={days} />
      <SearchFilters filters={filters} onChange={change} />
      <SearchQueryList
        query={query}
        days={days}
        isBusy={isBusy}
        onClear={isFiltered ? () => change({ q: '', outcome: '' }) : null}
      />
    </>
  );
}
