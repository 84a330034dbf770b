import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ListingProducts_query$key } from './__generated__/ListingProducts_query.graphql.ts';
import type { ListingProductsNextQuery } from './__generated__/ListingProductsNextQuery.graphql.ts';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { NoFilteredProducts } from '../filters/NoFilteredProducts.tsx';
import type { FilterState } from '../filters/useFilters.ts';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { ProductGrid } from '../ProductGrid.tsx';
import { texts } from './texts.ts';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import styles from './ListingProducts.module.css';

const PAGE_SIZE = 8;
const MAX_PLACEHOLDERS = 3 * PAGE_SIZE;

interface ListingProductsProps {
  query: ListingProducts_query$key;
  /** The sub-category's. */
  name: string;
  filters: FilterState;
}

/** The products of a sub-category under its name, loaded page by page. */
export function ListingProducts({ query, name, filters }: ListingProductsProps) {
  const { data, ...pages } = usePaginationFragment<ListingProductsNextQuery, ListingProducts_query$key>(
    graphql`
      fragment ListingProducts_query on Query
      @refetchable(queryName: "ListingProductsNextQuery")
      @argumentDefinitions(
        filter: { type: "ProductFilter!" }
        sort: { type: "ProductSort", defaultValue: BEST_MATCH }
        count: { type: "Int", defaultValue: 8 }
        cursor: { type: "String" }
      ) {
        products(filter: $filter, sort: $sort, first: $count, after: $cursor)
          @connection(key: "ListingProducts_products") {
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
        <p className={styles.count} role="status">
          {texts.productCount(totalCount)}
        </p>
      </div>
      {!isNothing && <FilterBar state={filters} />}
      <ActiveFilters state={filters} />
      {edges.length === 0 && !isNothing && <NoFilteredProducts state={filters} />}
      {isNothing && (
        <EmptyState
          title={texts.listingEmptyTitle}
          text={texts.listingEmptyText}
          picture={<EmptyResultIllustration />}
        />
      )}
      {edges.length > 0 && (
        <ProductGrid
          products={edges.map(({ node }) => node)}
          width="besideRail"
          label={name}
          pages={more}
          placeholderCount={placeholderCount}
        />
      )}
      <LoadMore pages={more} />
    </>
  );
}
