import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ParcelIllustration } from '../../../ui/illustrations/ParcelIllustration.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../../ui/lists/useNearViewport.ts';
import { pictureSizes } from '../pictureSizes.ts';
import { ProductCard } from '../ProductCard.tsx';
import { ProductGridLayout } from '../ProductGridLayout.tsx';
import type { OrderedProductList_viewer$key } from './__generated__/OrderedProductList_viewer.graphql.ts';
import type { OrderedProductListNextQuery } from './__generated__/OrderedProductListNextQuery.graphql.ts';
import styles from './OrderedProductList.module.css';
import { texts } from './texts.ts';

const PAGE_SIZE = 12;
const FIRST_ROW = 4;

/** The ordered products page by page: in stock first, then the latest order first. */
export function OrderedProductList({ viewer }: { viewer: OrderedProductList_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<OrderedProductListNextQuery, OrderedProductList_viewer$key>(
    graphql`
      fragment OrderedProductList_viewer on User
      @refetchable(queryName: "OrderedProductListNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        orderedProducts(first: $count, after: $cursor) @connection(key: "OrderedProductList_orderedProducts") {
          edges {
            node {
              id
              ...ProductCard_product
              ...FavouriteButton_product
            }
          }
        }
      }
    `,
    viewer,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, more.canAutoLoad, more.loadMore);
  const { edges } = data.orderedProducts;
  if (edges.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        picture={<ParcelIllustration />}
        action={
          <Link className="button button-solid button-md" to="/">
            {texts.browse}
          </Link>
        }
      />
    );
  }

  return (
    <>
      <Link className={styles.pastOrders} to="/dashboard/myorders">
        {texts.pastOrders}
      </Link>
      <ProductGridLayout width="besideFilters" role="list" aria-label={texts.list}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <ProductCard
              product={node}
              sizes={pictureSizes.besideFilters}
              isEager={index < FIRST_ROW}
              corner={<FavouriteButton product={node} />}
            />
          </li>
        ))}
      </ProductGridLayout>
      <div ref={end}>
        <LoadMore pages={more} />
      </div>
    </>
  );
}
