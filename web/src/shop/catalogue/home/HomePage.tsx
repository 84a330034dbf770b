import { lazy } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts';
import { CategoryRows } from './CategoryRows.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { TilesSkeleton } from '../Tiles.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import styles from './HomePage.module.css';
import { webSite } from '../structuredData.ts';
import { ProductRowSkeleton } from '../ProductRow.tsx';
import { texts } from '../texts.ts';

const EmptyResultIllustration = lazy(async () => ({
  default: (await import('../../../ui/illustrations/EmptyResultIllustration.tsx')).EmptyResultIllustration,
}));

const homePageQuery = graphql`
  query HomePageQuery {
    tiles: categories(first: 60, filter: { isOnHomePage: true }) {
      totalCount
      ...CategoryTiles_categories
    }
    ...CategoryRows_query
  }
`;

/** The home page: the banner, the categories chosen for it, and a row of products for each. */
export function HomePage() {
  const queryRef = usePageQuery<HomePageQuery>(homePageQuery);
  return (
    <div className={styles.sections}>
      <PageHead
        title={texts.homeTitle}
        description={texts.bannerText}
        path="/"
        image={texts.shopImage}
        imageAlt={texts.shopName}
        structuredData={(origin) => [webSite(texts.shopName, origin)]}
      />
      <HomeBanner />
      <PageBoundary fallback={<HomePageSkeleton />}>
        <HomePageSections queryRef={queryRef} />
      </PageBoundary>
    </div>
  );
}

function HomePageSections({ queryRef }: { queryRef: PreloadedQuery<HomePageQuery> }) {
  const query = usePreloadedQuery<HomePageQuery>(homePageQuery, queryRef);
  if (query.tiles.totalCount === 0) {
    return (
      <EmptyState title={texts.noCategoriesTitle} text={texts.noCategoriesText} picture={<EmptyResultIllustration />} />
    );
  }
  return (
    <div className={styles.sections}>
      <CategoryTiles categories={query.tiles} />
      <CategoryRows query={query} />
    </div>
  );
}

function HomePageSkeleton() {
  return (
    <div className={styles.sections}>
      <TilesSkeleton count={12} />
      <ProductRowSkeleton />
      <ProductRowSkeleton />
    </div>
  );
}
