import { Flex, Box, Button } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { RangeSwitch } from '../overview/RangeSwitch.tsx';
import { rangeOf } from '../overview/overviewUrl.ts';
import type { SearchesPageQuery } from './__generated__/SearchesPageQuery.graphql.ts';
import { keysOf } from '../ui/keysOf.ts';
import { filterNames } from './searchesUrl.ts';
import { SearchFigures } from './SearchFigures.tsx';
import { SearchQueryList, searchQueryColumns } from './SearchQueryList.tsx';
import { outcomeTexts, sortTexts } from './texts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';

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
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const isFiltered = filters.q !== '' || filters.outcome !== '';
  const days = rangeOf(filters.days);
  return (
    <>
      <AdminHeader
        title="Searches"
        lead="What shoppers search for, and whether they find it. Searches are never linked to a person."
      >
        <RangeSwitch days={days} onChoose={(chosen) => change({ days: String(chosen) })} />
      </AdminHeader>
      <PageQuery<SearchesPageQuery>
        query={searchesPageQuery}
        fallback={
          <>
            <SearchFigures analytics={null} days={days} />
            <SearchFilters filters={filters} onChange={change} />
            <AdminListSkeleton columns={searchQueryColumns} />
          </>
        }
      >
        {({ searchAnalytics, ...query }, variables) => (
          <>
            <SearchFigures analytics={searchAnalytics} days={variables.days} />
            <SearchFilters filters={filters} onChange={change} />
            <SearchQueryList
              query={query}
              days={variables.days}
              isBusy={isBusy}
              onClear={isFiltered ? () => change({ q: '', outcome: '' }) : null}
            />
          </>
        )}
      </PageQuery>
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
  const outcomes = keysOf(outcomeTexts);
  const outcome = outcomes.find((each) => each === filters.outcome) ?? '';
  const sorts = keysOf(sortTexts);
  const sort = sorts.find((each) => each === filters.sort) ?? 'SEARCHES';
  return (
    <Flex direction="column" gap="2" mt="5" mb="3">
      <Flex role="group" aria-label="Searches by outcome" gap="1" overflowX="auto" scrollbarWidth="none">
        {(['', ...outcomes] as const).map((each) => (
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
            {each === '' ? 'All' : outcomeTexts[each]}
          </Button>
        ))}
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Box flex="2 1 14rem">
          <SearchField label="Find a search" text={filters.q} onText={(q) => onChange({ q })} />
        </Box>
        <Box flex="1 1 12rem">
          <FilterSelect
            label="Sort by"
            value={sort}
            options={sorts.map((value) => ({ value, label: sortTexts[value] }))}
            onValue={(value) => onChange({ sort: value === 'SEARCHES' ? '' : value })}
          />
        </Box>
      </Flex>
    </Flex>
  );
}
