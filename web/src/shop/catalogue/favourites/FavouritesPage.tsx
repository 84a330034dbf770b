import { graphql, usePreloadedQuery, type PreloadedQuery, usePaginationFragment, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { useId } from 'react';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { FavouritesPageQuery } from './__generated__/FavouritesPageQuery.graphql.ts';
import { ProductsPage } from '../ProductsPage.tsx';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { useMyProducts } from '../../favourites/myProducts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useFocusAfterRemoval } from '../../../ui/lists/useFocusAfterRemoval.ts';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../../ui/lists/useNearViewport.ts';
import { pictureSizes } from '../pictureSizes.ts';
import { ProductCard } from '../ProductCard.tsx';
import { ProductGridLayout } from '../ProductGrid.tsx';
import type { FavouritesPage_favourites$key } from './__generated__/FavouritesPage_favourites.graphql.ts';
import type { FavouritesPageNextQuery } from './__generated__/FavouritesPageNextQuery.graphql.ts';
import type { FavouritesPage_awaitedProducts$key } from './__generated__/FavouritesPage_awaitedProducts.graphql.ts';
import styles from './FavouritesPage.module.css';

/** Fixed texts of the page of favourites. */
const texts = {
  title: 'Favourites',
  list: 'Your favourites',
  emptyTitle: 'No favourites yet',
  emptyText: 'Tap the heart on a product to keep it here.',
  browse: 'Browse products',
  notifyHeading: 'Notify me',
  notifyText: "We'll email you once when these are back in stock.",
} as const;

const PAGE_SIZE = 12;
const FIRST_ROW = 4;

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
  const favouriteIds = useMyProducts()?.favouriteProductIds;
  const products = data.favourites.edges
    .map(({ node }) => node)
    .filter(({ id }) => favouriteIds === undefined || favouriteIds.has(id));
  const list = useFocusAfterRemoval<HTMLDivElement>(products.length);
  useNearViewport(list, more.canAutoLoad && products.length === 0, more.loadMore);

  return (
    <div ref={list} tabIndex={-1}>
      {products.length === 0 && !more.hasNext && (
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          picture={<EmptyResultIllustration />}
          action={
            <Link className="button button-solid button-md" to="/">
              {texts.browse}
            </Link>
          }
        />
      )}
      {products.length > 0 && (
        <ProductGridLayout width="besideFilters" role="list" aria-label={texts.list}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                sizes={pictureSizes.besideFilters}
                isEager={index < FIRST_ROW}
                corner={<FavouriteButton product={product} isFavourite />}
              />
            </li>
          ))}
        </ProductGridLayout>
      )}
      <LoadMore pages={more} />
    </div>
  );
}

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
  const queryRef = usePageQuery<FavouritesPageQuery>(favouritesPageQuery);
  return (
    <ProductsPage title={texts.title}>
      <FavouritesPageContent queryRef={queryRef} />
    </ProductsPage>
  );
}

function FavouritesPageContent({ queryRef }: { queryRef: PreloadedQuery<FavouritesPageQuery> }) {
  const { viewer } = usePreloadedQuery<FavouritesPageQuery>(favouritesPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return (
    <>
      <FavouriteList viewer={viewer} />
      <AwaitedProducts viewer={viewer} />
    </>
  );
}

/** The products that the shopper will be mailed about, at most 50. A withdrawn request can be restored until the page is left. */
function AwaitedProducts({ viewer: viewerKey }: { viewer: FavouritesPage_awaitedProducts$key }) {
  const { stockNotificationProducts } = useFragment(
    graphql`
      fragment FavouritesPage_awaitedProducts on User {
        stockNotificationProducts(first: 50) {
          edges {
            node {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const headingId = useId();
  const { edges } = stockNotificationProducts;
  if (edges.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {texts.notifyHeading}
      </h2>
      <p className={styles.text}>{texts.notifyText}</p>
      <ProductGridLayout width="besideFilters" role="list" aria-labelledby={headingId}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ProductCard product={node} sizes={pictureSizes.besideFilters} />
          </li>
        ))}
      </ProductGridLayout>
    </section>
  );
}
