import type { ComponentProps, ReactNode } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { RequestError } from '../../../relay/RequestError.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { NotFound } from '../../../ui/NotFound.tsx';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import { ActiveFilters, NoFilteredProducts } from '../filters/ActiveFilters.tsx';
import { FilterBar, FilterBarSkeleton } from '../filters/FilterBar.tsx';
import type { FilterState } from '../filters/useFilters.ts';
import { listingPath } from '../paths.ts';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid.tsx';
import { breadcrumbList } from '../structuredData.ts';
import { texts as catalogueTexts } from '../texts.ts';
import type { ListingSubCategory_products$key } from './__generated__/ListingSubCategory_products.graphql.ts';
import type { ListingSubCategory_query$key } from './__generated__/ListingSubCategory_query.graphql.ts';
import type { ListingSubCategoryNextQuery } from './__generated__/ListingSubCategoryNextQuery.graphql.ts';
import styles from './ListingSubCategory.module.css';
import { atYourDoor, useShopIdentity } from '../../../ui/shopIdentity.ts';

/** Whole rows of two, three, four or six. */
const FIRST_PAGE_SIZE = 12;
const PAGE_SIZE = 8;
const MAX_PLACEHOLDERS = 3 * PAGE_SIZE;

interface ListingSubCategoryProps {
  query: ListingSubCategory_query$key;
  filters: FilterState;
}

/** The right side of the listing: the sub-category's name and products, or a message that it does not exist. */
export function ListingSubCategory({ query, filters }: ListingSubCategoryProps) {
  const { promise } = useShopIdentity();
  const { category, subCategory, ...list } = useFragment(
    graphql`
      fragment ListingSubCategory_query on Query
      @argumentDefinitions(
        categoryId: { type: "ID!" }
        subCategoryId: { type: "ID!" }
        filter: { type: "ProductFilter!" }
        sort: { type: "ProductSort", defaultValue: POPULARITY }
      ) {
        category(id: $categoryId) {
          id
          name
        }
        subCategory(id: $subCategoryId) {
          id
          name
          picture {
            previewUrl
            alt
          }
        }
        ...ListingSubCategory_products @arguments(filter: $filter, sort: $sort)
      }
    `,
    query,
  );
  // The rail may be shown before the response: `undefined` means that the response failed, `null` that the sub-category does
  // not exist.
  if (category === undefined || subCategory === undefined)
    throw new RequestError(navigator.onLine ? 'unreachable' : 'offline');
  if (!category || !subCategory)
    return <NotFound title="This sub-category does not exist" text={catalogueTexts.notFoundText} />;
  const path = listingPath({ id: category.id, name: category.name }, { id: subCategory.id, name: subCategory.name });
  const crumbs = [
    { name: catalogueTexts.home, path: '/' },
    { name: subCategory.name, path },
  ];
  return (
    <div className={styles.products}>
      <PageHead
        title={`${subCategory.name} in ${category.name}`}
        description={`${subCategory.name}, from ${category.name}, ${atYourDoor(promise)}.`}
        path={path}
        image={subCategory.picture.previewUrl}
        imageAlt={subCategory.picture.alt}
        structuredData={(origin) => [breadcrumbList(crumbs, origin)]}
      />
      <ListingProducts query={list} name={subCategory.name} filters={filters} />
    </div>
  );
}

interface ListingProductsProps {
  query: ListingSubCategory_products$key;
  /** The sub-category's or the collection's. */
  name: string;
  filters: FilterState;
  width?: ComponentProps<typeof ProductGrid>['width'];
  /** What is shown below the name. */
  children?: ReactNode;
}

/** The products of a sub-category or a collection under its name, loaded page by page. */
export function ListingProducts({ query, name, filters, width = 'besideRail', children }: ListingProductsProps) {
  const { data, ...pages } = usePaginationFragment<ListingSubCategoryNextQuery, ListingSubCategory_products$key>(
    graphql`
      fragment ListingSubCategory_products on Query
      @refetchable(queryName: "ListingSubCategoryNextQuery")
      @argumentDefinitions(
        filter: { type: "ProductFilter!" }
        sort: { type: "ProductSort", defaultValue: POPULARITY }
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
      ) {
        products(filter: $filter, sort: $sort, first: $count, after: $cursor)
          @connection(key: "ListingSubCategory_products") {
          totalCount
          edges {
            node {
              ...ProductGrid_products
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, PAGE_SIZE, filters.path);
  const { edges, totalCount } = data.products;
  const placeholderCount = more.hasNext ? Math.min(MAX_PLACEHOLDERS, totalCount - edges.length) : 0;
  const isNothing = totalCount === 0 && !filters.isFiltered; // nothing to filter or to sort either

  return (
    <>
      <div className={styles.header}>
        <h1 className={styles.heading}>{name}</h1>
        <ActiveFilters state={filters} />
        <p className={styles.count} role="status">
          {totalCount === 1 ? '1 product' : `${totalCount} products`}
        </p>
      </div>
      {children}
      {!isNothing && <FilterBar state={filters} />}
      {edges.length === 0 && !isNothing && <NoFilteredProducts state={filters} />}
      {isNothing && (
        <EmptyState
          title="No Data found"
          text="Nothing here right now. Try another category."
          picture={<EmptyResultIllustration />}
        />
      )}
      {edges.length > 0 && (
        <ProductGrid
          key={filters.path}
          products={edges.map(({ node }) => node)}
          width={width}
          label={name}
          next={{ pages: more, placeholderCount }}
        />
      )}
      <LoadMore pages={more} />
    </>
  );
}

/** The heading, the filters and the first products while they load. */
export function ListingSubCategorySkeleton({ width = 'besideRail' }: Pick<ListingProductsProps, 'width'>) {
  return (
    <div className={styles.products} aria-busy>
      <div className={styles.header}>
        <p className={styles.heading}>
          <TextSkeleton width="10rem" />
        </p>
      </div>
      <FilterBarSkeleton />
      <ProductGridSkeleton count={FIRST_PAGE_SIZE} width={width} />
    </div>
  );
}
