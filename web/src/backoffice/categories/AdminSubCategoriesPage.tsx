import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { AdminSubCategoriesPageQuery } from './__generated__/AdminSubCategoriesPageQuery.graphql.ts';
import { AdminSubCategories } from './AdminSubCategories.tsx';
import { AdminSubCategoriesSkeleton } from './AdminSubCategoriesSkeleton.tsx';

const adminSubCategoriesPageQuery = graphql`
  query AdminSubCategoriesPageQuery {
    ...AdminSubCategories_query
  }
`;

/** The admin page of sub-categories. */
export function AdminSubCategoriesPage() {
  const queryRef = usePageQuery<AdminSubCategoriesPageQuery>(adminSubCategoriesPageQuery);
  return (
    <PageBoundary fallback={<AdminSubCategoriesSkeleton />}>
      <AdminSubCategoriesPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function AdminSubCategoriesPageContent({ queryRef }: { queryRef: PreloadedQuery<AdminSubCategoriesPageQuery> }) {
  const query = usePreloadedQuery<AdminSubCategoriesPageQuery>(adminSubCategoriesPageQuery, queryRef);
  return <AdminSubCategories query={query} />;
}
