import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import type { ListingPageQuery } from './__generated__/ListingPageQuery.graphql.ts';
import { ListingLayout } from './ListingLayout.tsx';
import { ListingShelf } from './ListingShelf.tsx';
import { ListingShelfSkeleton } from './ListingShelfSkeleton.tsx';
import { SubCategoryRail } from './SubCategoryRail.tsx';
import { SubCategoryRailSkeleton } from './SubCategoryRailSkeleton.tsx';

const listingPageQuery = graphql`
  query ListingPageQuery($categoryId: ID!, $subCategoryId: ID!) {
    ...SubCategoryRail_query @arguments(categoryId: $categoryId)
    ...ListingShelf_query @arguments(categoryId: $categoryId, subCategoryId: $subCategoryId)
  }
`;

/** The products of one sub-category beside its category's other sub-categories. */
export function ListingPage() {
  const queryRef = usePageQuery<ListingPageQuery>(listingPageQuery);
  return (
    <PageBoundary
      fallback={
        <ListingLayout>
          <SubCategoryRailSkeleton />
          <ListingShelfSkeleton />
        </ListingLayout>
      }
    >
      <ListingPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

/** From one sub-category to the next the rail is known already and stays; only the shelf waits for its products. */
function ListingPageContent({ queryRef }: { queryRef: PreloadedQuery<ListingPageQuery> }) {
  const query = usePreloadedQuery<ListingPageQuery>(listingPageQuery, queryRef);
  return (
    <ListingLayout>
      <SubCategoryRail query={query} currentId={queryRef.variables.subCategoryId} />
      <Suspense fallback={<ListingShelfSkeleton />}>
        <ListingShelf query={query} />
      </Suspense>
    </ListingLayout>
  );
}
