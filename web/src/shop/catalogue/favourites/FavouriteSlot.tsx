import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import type { FavouriteSlot_product$key } from './__generated__/FavouriteSlot_product.graphql.ts';

const FavouriteButton = lazy(async () => ({
  default: (await import('../../favourites/FavouriteButton.tsx')).FavouriteButton,
}));

/** The heart of a product on a page that the server renders: it comes once the page is hydrated, in a place of its own. */
export function FavouriteSlot({ product: productKey }: { product: FavouriteSlot_product$key }) {
  const product = useFragment(
    graphql`
      fragment FavouriteSlot_product on Product {
        ...FavouriteButton_product
      }
    `,
    productKey,
  );
  if (!useIsHydrated()) return null;
  return (
    <SectionBoundary fallback={null} renderError={() => null}>
      <FavouriteButton product={product} />
    </SectionBoundary>
  );
}
