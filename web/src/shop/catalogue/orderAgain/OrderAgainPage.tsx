import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BasketIllustration } from '../../../ui/illustrations/BasketIllustration.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { AccountPage, AccountPageHead } from '../../identity/AccountPage.tsx';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid.tsx';
import type { OrderAgainPage_products$key } from './__generated__/OrderAgainPage_products.graphql.ts';
import type { OrderAgainPageOrderedProductListNextQuery } from './__generated__/OrderAgainPageOrderedProductListNextQuery.graphql.ts';
import type { OrderAgainPageQuery } from './__generated__/OrderAgainPageQuery.graphql.ts';
import styles from './OrderAgainPage.module.css';

const PAGE_SIZE = 12;

const orderAgainPageQuery = graphql`
  query OrderAgainPageQuery {
    viewer {
      ...OrderAgainPage_products
    }
  }
`;

/** The products that the shopper has ordered, each ready to be added again. */
export function OrderAgainPage() {
  return (
    <>
      <AccountPageHead title="Order again" />
      <AccountPage<OrderAgainPageQuery> query={orderAgainPageQuery} skeleton={<OrderAgainSkeleton />}>
        {(viewer) => <OrderedProductList viewer={viewer} />}
      </AccountPage>
    </>
  );
}

function OrderAgainSkeleton() {
  return (
    <>
      <div className={styles.pastOrders}>
        <TextSkeleton width="8rem" />
      </div>
      <ProductGridSkeleton count={6} width="besideFilters" />
    </>
  );
}

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
              ...ProductGrid_products
              ...FavouriteButton_product
            }
          }
        }
      }
    `,
    viewer,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const products = data.orderedProducts.edges.map(({ node }) => node);
  if (products.length === 0) {
    return (
      <EmptyState
        title="Your usuals will be here"
        text="Everything you order is kept on this page, ready to add again."
        picture={<BasketIllustration symbol="parcel" />}
        link={{ to: '/', label: 'Browse products' }}
      />
    );
  }
  return (
    <>
      <Link className={styles.pastOrders} to="/dashboard/myorders">
        See past orders
      </Link>
      <ProductGrid
        products={products}
        width="besideFilters"
        label="What you have ordered"
        corners={products.map((product) => (
          <FavouriteButton key={product.id} product={product} />
        ))}
      />
      <LoadMore pages={more} isAutomatic />
    </>
  );
}
