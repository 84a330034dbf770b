import { Button } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../ui/AdminTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { SearchQueryList_query$key } from './__generated__/SearchQueryList_query.graphql.ts';
import type { SearchQueryListPaginationQuery } from './__generated__/SearchQueryListPaginationQuery.graphql.ts';
import { SearchQueryRow } from './SearchQueryRow.tsx';
import { texts } from './texts.ts';

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
              ...SearchQueryRow_query
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
