import { Suspense, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import type { ListingPageQuery } from './__generated__/ListingPageQuery.graphql.ts';
import { useFilters } from '../filters/useFilters.ts';
import { firstPictures, pictureSizes } from '../pictureSizes.ts';
import { ListingSubCategory, ListingSubCategorySkeleton } from './ListingSubCategory.tsx';
import { SubCategoryRail, SubCategoryRailSkeleton } from './SubCategoryRail.tsx';
import styles from './ListingPage.module.css';

const listingPageQuery = graphql`
  query ListingPageQuery(
    $categoryId: ID!
    $subCategoryId: ID!
    $filter: ProductFilter!
    $sort: ProductSort = POPULARITY
  ) {
    ...SubCategoryRail_query @arguments(categoryId: $categoryId)
    ...ListingSubCategory_query
      @arguments(categoryId: $categoryId, subCategoryId: $subCategoryId, filter: $filter, sort: $sort)
  }
`;

/** The pictures of the first row. */
export const listingPictures = firstPictures('products', pictureSizes.besideRail, 6);

/**
 * The products of one sub-category beside its category's other sub-categories. The rail stays on a navigation to another sub-category of the
 * category; only the products suspend.
 */
export function ListingPage() {
  const filters = useFilters('listing');
  return (
    <PageQuery<ListingPageQuery>
      query={listingPageQuery}
      fallback={
        <ListingLayout rail={<SubCategoryRailSkeleton />}>
          <ListingSubCategorySkeleton />
        </ListingLayout>
      }
    >
      {(query, { subCategoryId }) => (
        <ListingLayout rail={<SubCategoryRail query={query} currentId={subCategoryId} />}>
          <Suspense fallback={<ListingSubCategorySkeleton />}>
            <ListingSubCategory query={query} filters={filters} />
          </Suspense>
        </ListingLayout>
      )}
    </PageQuery>
  );
}

/** A narrow rail, and beside it the products in the rest of the width. */
function ListingLayout({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <SkipLink to="products" />
      {rail}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
