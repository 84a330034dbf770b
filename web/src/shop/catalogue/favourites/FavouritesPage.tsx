import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { FavouritesPageQuery } from './__generated__/FavouritesPageQuery.graphql.ts';
import { ProductsPageSkeleton } from '../ProductsPageSkeleton.tsx';
import styles from '../ProductsPage.module.css';
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
    <PageBoundary fallback={<ProductsPageSkeleton title={texts.title} />}>
      <FavouritesPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function FavouritesPageContent({ queryRef }: { queryRef: PreloadedQuery<FavouritesPageQuery> }) {
  const { viewer } = usePreloadedQuery<FavouritesPageQuery>(favouritesPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return (
    <div className={styles.page}>
      <PageTitle title={texts.title} />
      <h1 className={styles.title}>{texts.title}</h1>
      <FavouriteList viewer={viewer} />
      <AwaitedProducts viewer={viewer} />
    </div>
  );
}
