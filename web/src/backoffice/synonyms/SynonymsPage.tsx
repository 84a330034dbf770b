import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import type { SynonymsPageQuery } from './__generated__/SynonymsPageQuery.graphql.ts';
import { AddTermDialog } from './addTerm/AddTermDialog.tsx';
import { SearchesWithoutResult } from './addTerm/SearchesWithoutResult.tsx';
import { SynonymFilters } from './SynonymFilters.tsx';
import { SynonymList } from './SynonymList.tsx';
import { synonymGroupPath } from './synonymPaths.ts';
import { SynonymsPageSkeleton } from './SynonymsPageSkeleton.tsx';
import { filterNames } from './synonymsUrl.ts';
import { texts } from './texts.ts';

const synonymsPageQuery = graphql`
  query SynonymsPageQuery($search: String, $filter: SynonymGroupFilter!, $term: String!, $hasTerm: Boolean!) {
    ...SynonymList_query @arguments(search: $search, filter: $filter)
    ...SearchesWithoutResult_query
    synonymSuggestion(text: $term) @include(if: $hasTerm) {
      ...AddTermDialog_suggestion
    }
  }
`;

/** The synonyms of the search, for admins. */
export function SynonymsPage() {
  const queryRef = usePageQuery<SynonymsPageQuery>(synonymsPageQuery);
  return (
    <PageBoundary fallback={<SynonymsPageSkeleton />}>
      <SynonymsPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function SynonymsPageContent({ queryRef }: { queryRef: PreloadedQuery<SynonymsPageQuery> }) {
  const query = usePreloadedQuery<SynonymsPageQuery>(synonymsPageQuery, queryRef);
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const clear = () => change({ q: '', department: '', status: '', sold: '' });
  return (
    <>
      <PageTitle title={texts.title} />
      <Flex justify="space-between" align="center" gap="2" mb="1">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        <Button asChild px={{ base: '3', md: '4' }}>
          <Link to={synonymGroupPath('new')}>
            <Plus aria-hidden />
            {texts.newGroup}
          </Link>
        </Button>
      </Flex>
      <Text mb="4" textStyle="sm" color="fg.muted">
        {texts.lead}
      </Text>
      <SearchesWithoutResult query={query} />
      <SynonymFilters filters={filters} onChange={change} />
      <SynonymList query={query} isBusy={isBusy} onClear={isFiltered ? clear : null} />
      {query.synonymSuggestion != null && <AddTermDialog suggestion={query.synonymSuggestion} />}
    </>
  );
}
