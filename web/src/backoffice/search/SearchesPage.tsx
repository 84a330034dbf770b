import { Flex, Heading, Text, Box, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { RangeSwitch } from '../overview/RangeSwitch.tsx';
import { rangeOf } from '../overview/overviewUrl.ts';
import type { SearchesPageQuery } from './__generated__/SearchesPageQuery.graphql.ts';
import { filterNames, OUTCOMES, SORTS } from './searchesUrl.ts';
import { SearchFigures } from './SearchFigures.tsx';
import { SearchQueryList } from './SearchQueryList.tsx';
import { texts, outcomeTexts, sortTexts } from './texts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';

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
  const { days } = queryRef.variables;
  const skeleton = (
    <div aria-busy>
      <Frame
        figures={<SearchFigures analytics={null} days={days} />}
        list={() => <AdminTableSkeleton height={{ base: '48', md: '16' }} />}
      />
    </div>
  );
  return (
    <PageBoundary fallback={skeleton}>
      <SearchesPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function SearchesPageContent({ queryRef }: { queryRef: PreloadedQuery<SearchesPageQuery> }) {
  const { searchAnalytics, ...query } = usePreloadedQuery<SearchesPageQuery>(searchesPageQuery, queryRef);
  const { days } = queryRef.variables;
  return (
    <Frame
      figures={<SearchFigures analytics={searchAnalytics} days={days} />}
      list={(list) => <SearchQueryList query={query} days={days} {...list} />}
    />
  );
}

interface FrameProps {
  figures: ReactNode;
  list: (list: { isBusy: boolean; onClear: (() => void) | null }) => ReactNode;
}

/** The page around what is loaded. */
function Frame({ figures, list }: FrameProps) {
  const { filters, change, isBusy } = useUrlFilters(filterNames);
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
      {figures}
      <SearchFilters filters={filters} onChange={change} />
      {list({ isBusy, onClear: isFiltered ? () => change({ q: '', outcome: '' }) : null })}
    </>
  );
}

type Filters = Record<(typeof filterNames)[number], string>;

interface SearchFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** The outcome, a part of the text, and the order of the list. */
function SearchFilters({ filters, onChange }: SearchFiltersProps) {
  const outcome = OUTCOMES.find((each) => each === filters.outcome) ?? '';
  const sort = SORTS.find((each) => each === filters.sort) ?? 'SEARCHES';
  return (
    <Flex direction="column" gap="2" mt="5" mb="3">
      <Flex role="group" aria-label={texts.outcomes} gap="1" overflowX="auto" scrollbarWidth="none">
        {(['', ...OUTCOMES] as const).map((each) => (
          <Button
            key={each}
            flexShrink="0"
            px="3"
            variant={each === outcome ? 'subtle' : 'ghost'}
            colorPalette={each === outcome ? 'green' : 'gray'}
            aria-pressed={each === outcome}
            _focusVisible={{ outlineOffset: '-2px' }}
            onClick={() => onChange({ outcome: each })}
          >
            {each === '' ? texts.all : outcomeTexts[each]}
          </Button>
        ))}
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Box flex="2 1 14rem">
          <SearchField label={texts.find} text={filters.q} onText={(q) => onChange({ q })} />
        </Box>
        <Box flex="1 1 12rem">
          <FilterSelect
            label={texts.sort}
            value={sort}
            options={SORTS.map((value) => ({ value, label: sortTexts[value] }))}
            onValue={(value) => onChange({ sort: value === 'SEARCHES' ? '' : value })}
          />
        </Box>
      </Flex>
    </Flex>
  );
}
