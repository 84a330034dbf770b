import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BasketIllustration } from '../../../ui/illustrations/BasketIllustration.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useFocusAfterRemoval } from '../../../ui/lists/useFocusAfterRemoval.ts';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { useMyProducts } from '../../favourites/myProducts.ts';
import { AccountPage, AccountPageHead } from '../../identity/AccountPage.tsx';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid.tsx';
import type { FavouritesPage_awaitedProducts$key } from './__generated__/FavouritesPage_awaitedProducts.graphql.ts';
import type { FavouritesPage_favourites$key } from './__generated__/FavouritesPage_favourites.graphql.ts';
import type { FavouritesPageNextQuery } from './__generated__/FavouritesPageNextQuery.graphql.ts';
import type { FavouritesPageQuery } from './__generated__/FavouritesPageQuery.graphql.ts';
import styles from './FavouritesPage.module.css';

const PAGE_SIZE = 12;

const favouritesPageQuery = graphql`
  query FavouritesPageQuery {
    viewer {
      ...FavouritesPage_favourites
      ...FavouritesPage_awaitedProducts
    }
  }
`;

/** The shopper's favourites, and the sold-out products that they will be mailed about. */
export function FavouritesPage() {
  return (
    <>
      <AccountPageHead title="Favourites" />
      <AccountPage<FavouritesPageQuery>
        query={favouritesPageQuery}
        skeleton={<ProductGridSkeleton count={6} width="besideFilters" />}
      >
        {(viewer) => (
          <>
            <FavouriteList viewer={viewer} />
            <AwaitedProducts viewer={viewer} />
          </>
        )}
      </AccountPage>
    </>
  );
}

/** The favourites page by page, in stock first. One that is removed leaves the list, and Undo brings it back to its place. */
function FavouriteList({ viewer }: { viewer: FavouritesPage_favourites$key }) {
  const { data, ...pages } = usePaginationFragment<FavouritesPageNextQuery, FavouritesPage_favourites$key>(
    graphql`
      fragment FavouritesPage_favourites on User
      @refetchable(queryName: "FavouritesPageNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        favourites(first: $count, after: $cursor) @connection(key: "FavouriteList_favourites") {
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
  const favouriteIds = useMyProducts()?.favouriteProductIds;
  const products = data.favourites.edges
    .map(({ node }) => node)
    .filter(({ id }) => favouriteIds === undefined || favouriteIds.has(id));
  const list = useFocusAfterRemoval<HTMLDivElement>(products.length);

  return (
    <div ref={list} tabIndex={-1}>
      {products.length === 0 && !more.hasNext && (
        <EmptyState
          title="No favourites yet"
          text="Tap the heart on a product to keep it here."
          picture={<BasketIllustration symbol="heart" />}
          link={{ to: '/', label: 'Browse products' }}
        />
      )}
      {products.length > 0 && (
        <ProductGrid
          products={products}
          width="besideFilters"
          label="Your favourites"
          corners={products.map((product) => (
            <FavouriteButton key={product.id} product={product} isFavourite />
          ))}
        />
      )}
      <LoadMore pages={more} isAutomatic={products.length === 0} />
    </div>
  );
}

/** The products that the shopper will be mailed about, at most 50. A withdrawn request can be restored until the page is left. */
function AwaitedProducts({ viewer }: { viewer: FavouritesPage_awaitedProducts$key }) {
  const { edges } = useFragment(
    graphql`
      fragment FavouritesPage_awaitedProducts on User {
        stockNotificationProducts(first: 50) {
          edges {
            node {
              ...ProductGrid_products
            }
          }
        }
      }
    `,
    viewer,
  ).stockNotificationProducts;
  if (edges.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Notify me">
      <h2 className="text-xl bold">Notify me</h2>
      <p className={styles.text}>We’ll email you once when these are back in stock.</p>
      <ProductGrid products={edges.map(({ node }) => node)} width="besideFilters" label="Notify me" eagerCount={0} />
    </section>
  );
}
