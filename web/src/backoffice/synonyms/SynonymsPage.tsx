import { Button, Flex, Heading, Text, Box, Skeleton } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import type { SynonymsPageQuery } from './__generated__/SynonymsPageQuery.graphql.ts';
import { AddTermDialog } from './addTerm/AddTermDialog.tsx';
import { SearchesWithoutResult, SearchesWithoutResultSkeleton } from './addTerm/SearchesWithoutResult.tsx';
import { SynonymList } from './SynonymList.tsx';
import { synonymGroupPath } from './synonymPaths.ts';
import { filterNames } from './synonymsUrl.ts';
import { texts, departmentTexts, statusTexts } from './texts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';

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
  const skeleton = (
    <div aria-busy>
      <Frame
        searches={<SearchesWithoutResultSkeleton />}
        list={() => (
          <>
            <Flex align="center" minH="11" my="1">
              <Skeleton h="4" w="24" />
            </Flex>
            <AdminTableSkeleton height={{ base: '36', md: '16' }} rows={10} />
          </>
        )}
      />
    </div>
  );
  return (
    <PageBoundary fallback={skeleton}>
      <SynonymsPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function SynonymsPageContent({ queryRef }: { queryRef: PreloadedQuery<SynonymsPageQuery> }) {
  const query = usePreloadedQuery<SynonymsPageQuery>(synonymsPageQuery, queryRef);
  return (
    <>
      <Frame
        searches={<SearchesWithoutResult query={query} />}
        list={(list) => <SynonymList query={query} {...list} />}
      />
      {query.synonymSuggestion != null && <AddTermDialog suggestion={query.synonymSuggestion} />}
    </>
  );
}

interface FrameProps {
  searches: ReactNode;
  list: (list: { isBusy: boolean; onClear: (() => void) | null }) => ReactNode;
}

/** The page around what is loaded. */
function Frame({ searches, list }: FrameProps) {
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
      {searches}
      <SynonymFilters filters={filters} onChange={change} />
      {list({ isBusy, onClear: isFiltered ? clear : null })}
    </>
  );
}

type Filters = Record<(typeof filterNames)[number], string>;

interface SynonymFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** Filters the groups by a term, department, origin and whether products have them. */
function SynonymFilters({ filters, onChange }: SynonymFiltersProps) {
  const { q, department, status, sold } = filters;
  return (
    <Flex role="search" aria-label={texts.title} wrap="wrap" gap="2">
      <Box flex="2 1 16rem">
        <SearchField label={texts.search} text={q} onText={(text) => onChange({ q: text })} />
      </Box>
      <Box flex="1 1 11rem">
        <FilterSelect
          label={texts.department}
          value={department}
          options={[{ value: '', label: texts.allDepartments }, ...optionsOf(departmentTexts)]}
          onValue={(value) => onChange({ department: value })}
        />
      </Box>
      <Box flex="1 1 8rem">
        <FilterSelect
          label={texts.status}
          value={status}
          options={[{ value: '', label: texts.allStatuses }, ...optionsOf(statusTexts)]}
          onValue={(value) => onChange({ status: value })}
        />
      </Box>
      <Box flex="1 1 8rem">
        <FilterSelect
          label={texts.sold}
          value={sold}
          options={[
            { value: '', label: texts.soldOrNot },
            { value: 'yes', label: texts.isSold },
            { value: 'no', label: texts.isNotSold },
          ]}
          onValue={(value) => onChange({ sold: value })}
        />
      </Box>
    </Flex>
  );
}

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
