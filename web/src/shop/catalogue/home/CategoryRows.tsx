import { graphql, usePaginationFragment } from 'react-relay';
import type { CSSProperties } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LazyListItem } from '../../../ui/lists/LazyListItem.tsx';
import { texts } from '../../../ui/lists/texts.ts';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { listingPath } from '../paths.ts';
import { ProductRow, ProductRowSkeleton } from '../ProductRow.tsx';
import type { CategoryRows_query$data, CategoryRows_query$key } from './__generated__/CategoryRows_query.graphql.ts';
import type { CategoryRowsNextQuery } from './__generated__/CategoryRowsNextQuery.graphql.ts';
import styles from './CategoryRows.module.css';

const ROWS_PER_REQUEST = 5;

/** A product row per category. Further rows load a few per request when they are near the viewport; skeletons reserve their space. */
export function CategoryRows({ query }: { query: CategoryRows_query$key }) {
  const { data, ...pages } = usePaginationFragment<CategoryRowsNextQuery, CategoryRows_query$key>(
    graphql`
      fragment CategoryRows_query on Query
      @refetchable(queryName: "CategoryRowsNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" }) {
        categories(first: $count, after: $cursor, filter: { isOnHomePage: true }, sort: POSITION)
          @connection(key: "CategoryRows_categories") {
          totalCount
          edges {
            node {
              id
              name
              picture {
                dominantColor
              }
              subCategories(first: 1) {
                edges {
                  node {
                    id
                    name
                  }
                }
              }
              products(first: 12, sort: POPULARITY) {
                edges {
                  node {
                    ...ProductRow_products
                  }
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, ROWS_PER_REQUEST);
  const { edges, totalCount } = data.categories;
  const missing = more.hasNext && !more.hasFailed ? totalCount - edges.length : 0;

  return (
    <>
      <ul className={styles.rows} role="list">
        {edges.map(({ node }) => (
          <li
            key={node.id}
            className={styles.row}
            style={
              { '--picture-color': node.picture.dominantColor } as CSSProperties /* which lacks custom properties */
            }
          >
            <CategoryRow category={node} />
          </li>
        ))}
        {Array.from({ length: missing }, (_, place) => (
          <LazyListItem className={styles.missing} key={edges.length + place} pages={more}>
            <ProductRowSkeleton />
          </LazyListItem>
        ))}
      </ul>
      {more.hasFailed && <ErrorState message={texts.moreFailed} onRetry={more.loadMore} />}
    </>
  );
}

/** The first rows while they load. */
export function CategoryRowsSkeleton() {
  return (
    <div className={styles.rows}>
      {[1, 2].map((place) => (
        <div key={place} className={styles.row}>
          <ProductRowSkeleton />
        </div>
      ))}
    </div>
  );
}

type Category = CategoryRows_query$data['categories']['edges'][number]['node'];

/** The first products of a category, with a link to its first sub-category. */
function CategoryRow({ category: { id, name, subCategories, products } }: { category: Category }) {
  const subCategory = subCategories.edges[0]?.node;
  return (
    <ProductRow
      title={name}
      products={products.edges.map(({ node }) => node)}
      seeAllPath={subCategory && listingPath({ id, name }, subCategory)}
    />
  );
}
