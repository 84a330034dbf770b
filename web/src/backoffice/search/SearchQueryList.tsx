import { chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '@kirana/shared/numbers.ts';
import { AdminList } from '../ui/AdminList.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type {
  SearchQueryList_query$data,
  SearchQueryList_query$key,
} from './__generated__/SearchQueryList_query.graphql.ts';
import type { SearchQueryListPaginationQuery } from './__generated__/SearchQueryListPaginationQuery.graphql.ts';
import { texts } from './texts.ts';
import { addTermPath } from '../synonyms/synonymPaths.ts';
import { formatPercent } from '../../ui/numbers/formatPercent.ts';
import { AdminTableRow, AmountCell, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import { searchQueryPath } from './searchesUrl.ts';

interface SearchQueryRowProps {
  searchQuery: SearchQueryList_query$data['searchQueries']['edges'][number]['node'];
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
const SynonymLink = chakra(Link, { base: { ...link, color: 'green.fg', fontWeight: 'medium' } });

const PAGE_SIZE = 30;
export const searchQueryColumns = [
  'Search',
  texts.searches,
  texts.clickThrough,
  texts.addedToCart,
  texts.zeroResults,
  texts.corrected,
];

interface SearchQueryListProps {
  query: SearchQueryList_query$key;
  days: number;
  isBusy: boolean;
  /** Clears the filters; null when there are none. */
  onClear: (() => void) | null;
}

/** The searched texts with their figures, with a button that loads more. */
export function SearchQueryList({ query, days, isBusy, onClear }: SearchQueryListProps) {
  const { data, ...pages } = usePaginationFragment<SearchQueryListPaginationQuery, SearchQueryList_query$key>(
    graphql`
      fragment SearchQueryList_query on Query
      @refetchable(queryName: "SearchQueryListPaginationQuery")
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
      label="Searched texts"
      columns={searchQueryColumns}
      rows={edges.map(({ node }) => (
        <SearchQueryRow key={node.query} searchQuery={node} days={days} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={{ title: 'No searches yet', text: 'What shoppers search for is listed here.' }}
      noMatch={{ title: 'No Data found', text: 'No searches in this period match.' }}
      clear={onClear && { label: 'Clear all', onPress: onClear }}
      isBusy={isBusy}
    />
  );
}
