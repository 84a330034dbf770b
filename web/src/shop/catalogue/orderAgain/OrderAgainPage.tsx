import { graphql, usePreloadedQuery, type PreloadedQuery, usePaginationFragment } from 'react-relay';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { ProductsPage } from '../ProductsPage.tsx';
import type { OrderAgainPageQuery } from './__generated__/OrderAgainPageQuery.graphql.ts';
import { texts } from './texts.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ParcelIllustration } from '../../../ui/illustrations/ParcelIllustration.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../../ui/lists/useNearViewport.ts';
import { pictureSizes } from '../pictureSizes.ts';
import { ProductCard } from '../ProductCard.tsx';
import { ProductGridLayout } from '../ProductGrid.tsx';
import type { OrderAgainPage_products$key } from './__generated__/OrderAgainPage_products.graphql.ts';
import type { OrderAgainPageOrderedProductListNextQuery } from './__generated__/OrderAgainPageOrderedProductListNextQuery.graphql.ts';
import styles from './OrderAgainPage.module.css';

const PAGE_SIZE = 12;
const FIRST_ROW = 4;

/** The ordered products page by page: in stock first, then the latest order first. */
function OrderedProductList({ viewer }: { viewer: OrderAgainPage_products$key }) {
  const { data, ...pages } = usePaginationFragment<
    OrderAgainPageOrderedProductListNextQuery,
    OrderAgainPage_products$key
  >(
    graphql`
      fragment OrderAgainPage_products on User
      @refetchable(queryName: "OrderAgainPageOrderedProductListNextQuery")
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

const orderAgainPageQuery = graphql`
  query OrderAgainPageQuery {
    viewer {
      ...OrderAgainPage_products
    }
  }
`;

/** The products that the shopper has ordered, each ready to be added again. */
export function OrderAgainPage() {
  const queryRef = usePageQuery<OrderAgainPageQuery>(orderAgainPageQuery);
  return (
    <ProductsPage title={texts.title}>
      <OrderAgainPageContent queryRef={queryRef} />
    </ProductsPage>
  );
}

function OrderAgainPageContent({ queryRef }: { queryRef: PreloadedQuery<OrderAgainPageQuery> }) {
  const { viewer } = usePreloadedQuery<OrderAgainPageQuery>(orderAgainPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return <OrderedProductList viewer={viewer} />;
}
