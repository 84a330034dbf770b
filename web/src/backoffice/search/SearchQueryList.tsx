import { Button, chakra } from '@chakra-ui/react';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatCount } from '@kirana/shared/numbers.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { SearchQueryList_query$key } from './__generated__/SearchQueryList_query.graphql.ts';
import type { SearchQueryListPaginationQuery } from './__generated__/SearchQueryListPaginationQuery.graphql.ts';
import { texts } from './texts.ts';
import { addTermPath } from '../synonyms/synonymPaths.ts';
import { formatPercent } from '../../ui/numbers/formatPercent.ts';
import { AdminTableRow } from '../ui/AdminTableRow.tsx';
import type { SearchQueryList_searchQueryRow$key } from './__generated__/SearchQueryList_searchQueryRow.graphql.ts';
import { searchQueryPath } from './searchesUrl.ts';

interface SearchQueryRowProps {
  query: SearchQueryList_searchQueryRow$key;
  days: number;
}

/** A searched text with its figures, and links to its page and to a new synonym when some searches had no result. */
function SearchQueryRow({ query: queryKey, days }: SearchQueryRowProps) {
  const { query, counts } = useFragment(
    graphql`
      fragment SearchQueryList_searchQueryRow on SearchQuery {
        counts {
          searchCount
          zeroResultCount
          correctedCount
          clickThroughRate
          addToCartRate
        }
        query
      }
    `,
    queryKey,
  );
  const figures = [
    { label: texts.searches, value: formatCount(counts.searchCount), isNone: false },
    { label: texts.clickThrough, value: formatPercent(counts.clickThroughRate), isNone: false },
    { label: texts.addedToCart, value: formatPercent(counts.addToCartRate), isNone: false },
    { label: texts.zeroResults, value: formatCount(counts.zeroResultCount), isNone: counts.zeroResultCount === 0 },
    { label: texts.corrected, value: formatCount(counts.correctedCount), isNone: counts.correctedCount === 0 },
  ];
  return (
    <AdminTableRow role="row">
      <Cell role="cell" w={{ md: '40%' }}>
        <QueryLink to={searchQueryPath(query, days)}>{query}</QueryLink>
        {counts.zeroResultCount > 0 && (
          <SynonymLink to={addTermPath(query)} aria-label={texts.addSynonymFor(query)}>
            {texts.addSynonym}
          </SynonymLink>
        )}
      </Cell>
      {figures.map(({ label, value, isNone }) => (
        <FigureCell role="cell" key={label} {...(isNone && { hideBelow: 'md' })}>
          <PhoneLabel>{label}</PhoneLabel>
          {value}
        </FigureCell>
      ))}
    </AdminTableRow>
  );
}

const Cell = chakra('td', { base: { overflowWrap: 'anywhere' } });

const FigureCell = chakra('td', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    mdDown: { display: 'flex', justifyContent: 'space-between', gap: '3' },
    md: { verticalAlign: 'middle !important' },
  },
});

const PhoneLabel = chakra('span', { base: { display: { md: 'none' }, color: 'fg.muted' } });

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
const columns = [
  texts.query,
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
              ...SearchQueryList_searchQueryRow
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.searchQueries;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);

  if (edges.length === 0) {
    return (
      <EmptyState
        title={onClear ? texts.noMatchTitle : texts.emptyTitle}
        text={onClear ? texts.noMatchText : texts.emptyText}
        picture={<EmptyResultIllustration />}
        {...(onClear && { action: <Button onClick={onClear}>{texts.clear}</Button> })}
      />
    );
  }
  return (
    <>
      <AdminTable label={texts.list} columns={columns} isBusy={isBusy}>
        {edges.map(({ node }) => (
          <SearchQueryRow key={node.query} query={node} days={days} />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
    </>
  );
}
