import { usePreloadedQuery, graphql, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { AdminCategoriesPageQuery } from './__generated__/AdminCategoriesPageQuery.graphql.ts';
import { AdminCategories } from './AdminCategories.tsx';
import { AdminCategoriesSkeleton } from './AdminCategoriesSkeleton.tsx';

const adminCategoriesPageQuery = graphql`
  query AdminCategoriesPageQuery {
    ...AdminCategories_query
  }
`;

/** The admin page of categories. */
export function AdminCategoriesPage() {
  const queryRef = usePageQuery<AdminCategoriesPageQuery>(adminCategoriesPageQuery);
  return (
    <PageBoundary fallback={<AdminCategoriesSkeleton />}>
      <AdminCategoriesPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function AdminCategoriesPageContent({ queryRef }: { queryRef: PreloadedQuery<AdminCategoriesPageQuery> }) {
  return <AdminCategories query={usePreloadedQuery<AdminCategoriesPageQuery>(adminCategoriesPageQuery, queryRef)} />;
}
