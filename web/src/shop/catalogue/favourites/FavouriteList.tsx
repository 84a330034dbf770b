import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
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
import { ProductGridLayout } from '../ProductGridLayout.tsx';
import type { FavouriteList_viewer$key } from './__generated__/FavouriteList_viewer.graphql.ts';
import type { FavouriteListNextQuery } from './__generated__/FavouriteListNextQuery.graphql.ts';
import { texts } from './texts.ts';

const PAGE_SIZE = 12;
const FIRST_ROW = 4;

/** The favourites page by page, in stock first. One that is removed leaves the list, and Undo brings it back to its place. */
export function FavouriteList({ viewer }: { viewer: FavouriteList_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<FavouriteListNextQuery, FavouriteList_viewer$key>(
    graphql`
      fragment FavouriteList_viewer on User
      @refetchable(queryName: "FavouriteListNextQuery")
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
