import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { AdminProductsPageQuery } from './__generated__/AdminProductsPageQuery.graphql.ts';
import { AdminProducts } from './AdminProducts.tsx';
import { AdminProductsSkeleton } from './AdminProductsSkeleton.tsx';

const adminProductsPageQuery = graphql`
  query AdminProductsPageQuery(
    $search: String
    $filter: AdminProductFilter
    $sort: AdminProductSort
    $first: Int!
    $offset: Int!
    $isTable: Boolean!
  ) {
    ...AdminProducts_query
      @arguments(search: $search, filter: $filter, sort: $sort, first: $first, offset: $offset, isTable: $isTable)
  }
`;

/** The admin page of products; pages that open over the list keep its state. */
export function AdminProductsPage() {
  const queryRef = usePageQuery<AdminProductsPageQuery>(adminProductsPageQuery);
  return (
    <>
      <PageBoundary name="products" fallback={<AdminProductsSkeleton />}>
        <AdminProductsPageContent queryRef={queryRef} />
      </PageBoundary>
      <Outlet />
    </>
  );
}

function AdminProductsPageContent({ queryRef }: { queryRef: PreloadedQuery<AdminProductsPageQuery> }) {
  const query = usePreloadedQuery<AdminProductsPageQuery>(adminProductsPageQuery, queryRef);
  const { first, isTable } = queryRef.variables;
  return <AdminProducts query={query} pageSize={first} isTable={isTable} />;
}
