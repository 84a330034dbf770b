import { Stack } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ErrorState } from '../ui/ErrorState.tsx';
import type { CategoryRows_query$key } from './__generated__/CategoryRows_query.graphql.ts';
import type { CategoryRowsNextQuery } from './__generated__/CategoryRowsNextQuery.graphql.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { ProductRowSkeleton } from './ProductRowSkeleton.tsx';
import { texts } from './texts.ts';
import { useMorePages } from './useMorePages.ts';

const ROWS_PER_REQUEST = 5;

/** A product row per category. Rows further down come a few per request when they come near; their places are kept free. */
export function CategoryRows({ query }: { query: CategoryRows_query$key }) {
  const { data, ...pages } = usePaginationFragment<CategoryRowsNextQuery, CategoryRows_query$key>(
    graphql`
      fragment CategoryRows_query on Query
      @refetchable(queryName: "CategoryRowsNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" }) {
        categories(first: $count, after: $cursor) @connection(key: "CategoryRows_categories") {
          totalCount
          edges {
            node {
              id
              ...CategoryRow_category
            }
          }
        }
      }
    `,
    query,
  );
  const { sentinelRef, loadMore, hasFailed } = useMorePages<HTMLDivElement>(pages, ROWS_PER_REQUEST);
  const { edges, totalCount } = data.categories;
  const missing = pages.hasNext ? Math.max(totalCount - edges.length, 1) : 0;

  return (
    <Stack gap={{ base: '6', md: '8' }}>
      {edges.map(({ node }, index) => (
        <CategoryRow key={node.id} category={node} isEager={index === 0} />
      ))}
      {hasFailed && <ErrorState message={texts.moreFailed} onRetry={loadMore} />}
      {!hasFailed && missing > 0 && (
        <Stack ref={sentinelRef} gap="inherit" aria-busy>
          {Array.from({ length: missing }, (_, place) => (
            <ProductRowSkeleton key={place} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
