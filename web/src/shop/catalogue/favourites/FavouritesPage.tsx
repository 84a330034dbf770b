import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { FavouritesPageQuery } from './__generated__/FavouritesPageQuery.graphql.ts';
import { ProductsPage } from '../ProductsPage.tsx';
import { AwaitedProducts } from './AwaitedProducts.tsx';
import { FavouriteList } from './FavouriteList.tsx';
import { texts } from './texts.ts';

const favouritesPageQuery = graphql`
  query FavouritesPageQuery {
    viewer {
      ...FavouriteList_viewer
      ...AwaitedProducts_viewer
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
