import { lazy, Suspense, useId, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Check, Zap } from 'lucide-react';
import { useIsVisitor } from '../../../relay/useIsVisitor.ts';
import { useOutletContext } from 'react-router-dom';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import type { HomePageQuery, HomePageQuery$data } from './__generated__/HomePageQuery.graphql.ts';
import { CategoryRows, CategoryRowsSkeleton } from './CategoryRows.tsx';
import { ProductRowSkeleton } from '../ProductRow.tsx';
import { TilesSkeleton, TileLink, TilesLayout } from '../Tiles.tsx';
import styles from './HomePage.module.css';
import { webSite } from '../structuredData.ts';
import { texts } from '../texts.ts';
import { listingPath } from '../paths.ts';
import { ShopIllustration } from './ShopIllustration.tsx';
import { atYourDoor, deliveryClaim, useShopIdentity } from '../../../ui/shopIdentity.ts';

const TILES_IN_FIRST_ROW = 4;

/** Each category as a tile that links to its first sub-category; a category without sub-categories is left out. */
function CategoryTiles({ edges }: HomePageQuery$data['tiles']) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 className="visually-hidden" id={headingId}>
        Shop by category
      </h2>
      <TilesLayout role="list">
        {edges.map(({ node: { id, name, picture, subCategories } }, index) => {
          const subCategory = subCategories.edges[0]?.node;
          if (subCategory === undefined) return null;
          return (
            <li key={id}>
              <TileLink
                to={listingPath({ id, name }, subCategory)}
                name={name}
                picture={picture}
                isEager={index < TILES_IN_FIRST_ROW}
              />
            </li>
          );
        })}
      </TilesLayout>
    </section>
  );
}

const EmptyResultIllustration = lazy(async () => ({
  default: (await import('../../../ui/illustrations/EmptyResultIllustration.tsx')).EmptyResultIllustration,
}));

const homePageQuery = graphql`
  query HomePageQuery {
    tiles: categories(first: 60, filter: { isOnHomePage: true }, sort: POSITION) {
      totalCount
      edges {
        node {
          id
          name
          picture {
            ...Tiles_picture
          }
          subCategories(first: 1) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    }
    ...CategoryRows_query
  }
`;

/** The home page: the banner, the categories chosen for it, and a row of products for each. */
export function HomePage() {
  const { name, promise } = useShopIdentity();
  return (
    <div className={styles.sections}>
      <PageHead
        title={promise === null ? 'Groceries' : `Groceries ${promise}`}
        description={texts.bannerText}
        path="/"
        structuredData={(origin) => [webSite(name, origin)]}
      />
      <PersonalRow />
      <HomeBanner />
      <PageQuery<HomePageQuery> query={homePageQuery} fallback={<HomePageSkeleton />}>
        {(query) =>
          query.tiles.totalCount === 0 ? (
            <EmptyState
              title={texts.noCategoriesTitle}
              text={texts.noCategoriesText}
              picture={<EmptyResultIllustration />}
            />
          ) : (
            <div className={styles.sections}>
              <CategoryTiles {...query.tiles} />
              <CategoryRows query={query} />
            </div>
          )
        }
      </PageQuery>
    </div>
  );
}

/** The row of those who are signed in, which the layout has. The server's HTML has its skeleton for all who have a session, so that nothing moves. */
function PersonalRow() {
  const renderRow = useOutletContext<((fallback: ReactNode) => ReactNode) | undefined>();
  const isVisitor = useIsVisitor();
  const isHydrated = useIsHydrated();
  if (isVisitor || !renderRow) return null;
  const skeleton = <ProductRowSkeleton />;
  return <Suspense fallback={skeleton}>{isHydrated ? renderRow(skeleton) : skeleton}</Suspense>;
}

function HomePageSkeleton() {
  return (
    <div className={styles.sections}>
      <TilesSkeleton count={12} />
      <CategoryRowsSkeleton />
    </div>
  );
}

/** The banner of the home page; it needs no data and renders at once. */
function HomeBanner() {
  const { promise } = useShopIdentity();
  return (
    <section className={styles.banner}>
      <div>
        <div className={styles.eyebrow}>
          <Zap size={16} aria-hidden />
          {deliveryClaim(promise)}
        </div>
        <h1 className={styles.heading}>{`Your groceries, ${atYourDoor(promise)}`}</h1>
        <ul className={styles.points} role="list">
          {texts.bannerPoints.map((point) => (
            <li className={styles.point} key={point}>
              <Check size={16} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.picture}>
        <ShopIllustration />
      </div>
    </section>
  );
}
