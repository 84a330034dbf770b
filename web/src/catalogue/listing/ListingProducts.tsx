import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListingProducts_subCategory$key } from './__generated__/ListingProducts_subCategory.graphql.ts';
import type { ListingProductsNextQuery } from './__generated__/ListingProductsNextQuery.graphql.ts';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { ProductGrid } from '../ProductGrid.tsx';
import { texts } from '../texts.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import styles from './ListingProducts.module.css';

const PAGE_SIZE = 8;
const MAX_PLACEHOLDERS = 3 * PAGE_SIZE;

/** The products of a sub-category under its name, loaded page by page. */
export function ListingProducts({ subCategory }: { subCategory: ListingProducts_subCategory$key }) {
  const { data, ...pages } = usePaginationFragment<ListingProductsNextQuery, ListingProducts_subCategory$key>(
    graphql`
      fragment ListingProducts_subCategory on SubCategory
      @refetchable(queryName: "ListingProductsNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 8 }, cursor: { type: "String" }) {
        name
        products(first: $count, after: $cursor) @connection(key: "ListingProducts_products") {
          totalCount
          edges {
            node {
              ...ProductGrid_products
            }
          }
        }
      }
    `,
    subCategory,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const { edges, totalCount } = data.products;
  const placeholderCount = more.hasNext ? Math.min(MAX_PLACEHOLDERS, totalCount - edges.length) : 0;

  return (
    <>
      <div className={styles.header}>
        <h1 className={styles.heading}>{data.name}</h1>
        <p className={styles.count}>{texts.productCount(totalCount)}</p>
      </div>
      {edges.length === 0 && (
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
          label={data.name}
          pages={more}
          placeholderCount={placeholderCount}
        />
      )}
      <LoadMore pages={more} />
    </>
  );
}
