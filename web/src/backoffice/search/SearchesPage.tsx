import { Flex, Box, Button, chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { RangeSwitch } from '../overview/RangeSwitch.tsx';
import { rangeOf } from '../overview/overviewUrl.ts';
import type { SearchesPageQuery } from './__generated__/SearchesPageQuery.graphql.ts';
import { keysOf } from '../ui/keysOf.ts';
import { filterNames, searchQueryPath } from './searchesUrl.ts';
import { SearchFigures } from './SearchFigures.tsx';
import { outcomeTexts, sortTexts, texts } from './texts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../ui/AdminList.tsx';
import { Link } from 'react-router-dom';
import { formatCount } from '@kirana/shared/numbers.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { SearchesPage_query$data, SearchesPage_query$key } from './__generated__/SearchesPage_query.graphql.ts';
import type { SearchesPagePaginationQuery } from './__generated__/SearchesPagePaginationQuery.graphql.ts';
import { addTermPath } from '../synonyms/synonymPaths.ts';
import { formatPercent } from '../../ui/numbers/formatPercent.ts';
import { AdminTableRow, AmountCell, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';

const searchesPageQuery = graphql`
  query SearchesPageQuery($days: Int!, $search: String, $outcome: SearchOutcome, $sort: SearchQuerySort!) {
    searchAnalytics(days: $days) @required(action: THROW) {
      ...SearchFigures_analytics
    }
    ...SearchesPage_query @arguments(days: $days, search: $search, outcome: $outcome, sort: $sort)
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

/** The outcome, a part of the text, and the order of the list. */
function SearchFilters({ filters, onChange }: { filters: Filters; onChange: (changed: Partial<Filters>) => void }) {
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
            colorPalette={each === outcome ? 'primary' : 'gray'}
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

interface SearchQueryRowProps {
  searchQuery: SearchesPage_query$data['searchQueries']['edges'][number]['node'];
  days: number;
}

/** A searched text with its figures, and links to its page and to a new synonym when some searches had no result. */
function SearchQueryRow({ searchQuery: { query, counts }, days }: SearchQueryRowProps) {
  const figures = [
    { label: texts.searches, value: formatCount(counts.searchCount), isNone: false },
    { label: texts.clickThrough, value: formatPercent(counts.clickThroughRate), isNone: false },
    { label: texts.addedToCart, value: formatPercent(counts.addToCartRate), isNone: false },
    { label: texts.zeroResults, value: formatCount(counts.zeroResultCount), isNone: counts.zeroResultCount === 0 },
    { label: texts.corrected, value: formatCount(counts.correctedCount), isNone: counts.correctedCount === 0 },
  ];
  return (
    <AdminTableRow>
      <Cell w={{ md: '40%' }} overflowWrap="anywhere">
        <QueryLink to={searchQueryPath(query, days)}>{query}</QueryLink>
        {counts.zeroResultCount > 0 && (
          <SynonymLink to={addTermPath(query)} aria-label={`Add a synonym for ${query}`}>
            {texts.addSynonym}
          </SynonymLink>
        )}
      </Cell>
      {figures.map(({ label, value, isNone }) => (
        <AmountCell key={label} md={{ verticalAlign: 'middle !important' }} {...(isNone && { hideBelow: 'md' })}>
          <PhoneLabel>{label}</PhoneLabel>
          {value}
        </AmountCell>
      ))}
    </AdminTableRow>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  my: { md: '-2' },
  borderRadius: 'sm',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

const QueryLink = chakra(Link, { base: { ...link, me: '4', fontWeight: 'semibold' } });
const SynonymLink = chakra(Link, { base: { ...link, color: 'primary.fg', fontWeight: 'medium' } });

const PAGE_SIZE = 30;
const searchQueryColumns = [
  'Search',
  texts.searches,
  texts.clickThrough,
  texts.addedToCart,
  texts.zeroResults,
  texts.corrected,
];

interface SearchQueryListProps {
  query: SearchesPage_query$key;
  days: number;
  isBusy: boolean;
  /** Clears the filters; null when there are none. */
  onClear: (() => void) | null;
}

/** The searched texts with their figures, with a button that loads more. */
function SearchQueryList({ query, days, isBusy, onClear }: SearchQueryListProps) {
  const { data, ...pages } = usePaginationFragment<SearchesPagePaginationQuery, SearchesPage_query$key>(
    graphql`
      fragment SearchesPage_query on Query
      @refetchable(queryName: "SearchesPagePaginationQuery")
      @argumentDefinitions(
        days: { type: "Int!" }
        search: { type: "String" }
        outcome: { type: "SearchOutcome" }
        sort: { type: "SearchQuerySort!" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      ) {
        searchQueries(days: $days, search: $search, outcome: $outcome, sort: $sort, first: $count, after: $cursor)
          @connection(key: "SearchQueryList_searchQueries")
          @required(action: THROW) {
          __id
          edges {
            node {
              query
              counts {
                searchCount
                zeroResultCount
                correctedCount
                clickThroughRate
                addToCartRate
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.searchQueries;
  return (
    <AdminList
      label="Searches"
      columns={searchQueryColumns}
      rows={edges.map(({ node }) => (
        <SearchQueryRow key={node.query} searchQuery={node} days={days} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={{ title: 'No searches yet', text: 'What shoppers search for will show up here.' }}
      noMatch={{ title: 'No Data found', text: 'No searches in this period match.' }}
      clear={onClear && { label: 'Clear all', onPress: onClear }}
      isBusy={isBusy}
    />
  );
}
