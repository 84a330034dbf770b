import { lazy, Suspense, useId, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Check, Zap } from 'lucide-react';
import { useIsVisitor } from '../../../relay/useIsVisitor.ts';
import { useOutletContext } from 'react-router-dom';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import type { HomePageQuery, HomePageQuery$data } from './__generated__/HomePageQuery.graphql.ts';
import type { CategoryRows_query$key } from './__generated__/CategoryRows_query.graphql.ts';
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

const OwnBanner = lazy(async () => ({ default: (await import('./OwnBanner.tsx')).OwnBanner }));
const CollectionRow = lazy(async () => ({ default: (await import('./CollectionRow.tsx')).CollectionRow }));
const HomeEmpty = lazy(async () => ({ default: (await import('./HomeEmpty.tsx')).HomeEmpty }));

const homePageQuery = graphql`
  query HomePageQuery {
    homePage {
      sections {
        __typename
        id
        ...OwnBanner_banner @alias(as: "banner")
        ...CollectionRow_section @alias(as: "row")
      }
    }
    tiles: categories(first: 60, filter: { isOnHomePage: true }, sort: POSITION) {
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

/** The home page, in the sections that it has now. */
export function HomePage() {
  const { name, promise } = useShopIdentity();
  const title = promise === null ? 'Groceries' : `Groceries ${promise}`;
  return (
    <div className={styles.sections}>
      <PageHead
        title={title}
        description={texts.bannerText}
        path="/"
        structuredData={(origin) => [webSite(name, origin)]}
      />
      <PageQuery<HomePageQuery> query={homePageQuery} fallback={<HomePageSkeleton />}>
        {(data) => <HomeSections {...data} query={data} title={title} />}
      </PageQuery>
    </div>
  );
}

interface HomeSectionsProps extends Pick<HomePageQuery$data, 'homePage' | 'tiles'> {
  query: CategoryRows_query$key;
  /** The page's heading where no section has one. */
  title: string;
}

/** The sections of the home page. Those that most shops lack are loaded on demand. */
export function HomeSections({ homePage: { sections }, tiles, query, title }: HomeSectionsProps) {
  const hasCategories = tiles.edges.length > 0;
  return (
    <>
      {sections.every(({ __typename }) => __typename !== 'HomeBuiltInBanner') && (
        <h1 className="visually-hidden">{title}</h1>
      )}
      {sections.map((section, index) => {
        switch (section.__typename) {
          case 'HomeOrderAgain':
            return <PersonalRow key={section.id} />;
          case 'HomeBuiltInBanner':
            return <HomeBanner key={section.id} />;
          case 'HomeCategoryTiles':
            return hasCategories && <CategoryTiles key={section.id} {...tiles} />;
          case 'HomeCategoryRows':
            return hasCategories && <CategoryRows key={section.id} query={query} />;
          case 'HomeCollection':
            return section.row && <CollectionRow key={section.id} section={section.row} />;
          default:
            return section.banner && <OwnBanner key={section.id} banner={section.banner} isEager={index < 2} />;
        }
      })}
      {(sections.length === 0 || !hasCategories) && <HomeEmpty hasCategories={hasCategories} />}
    </>
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

/** What most shops have. */
export function HomePageSkeleton() {
  return (
    <>
      <PersonalRow />
      <div className="skeleton">
        <HomeBanner />
      </div>
      <TilesSkeleton count={12} />
      <CategoryRowsSkeleton />
    </>
  );
}

/** The banner of shops without one of their own. */
function HomeBanner() {
  const { promise } = useShopIdentity();
  return (
    <section className={styles.banner}>
      <div>
        <div className={styles.eyebrow}>
          <Zap size={16} />
          {deliveryClaim(promise)}
        </div>
        <h1 className={styles.heading}>
          Your groceries
          <span className="promise">{`, ${atYourDoor(promise)}`}</span>
        </h1>
        <ul className={styles.points} role="list">
          {texts.bannerPoints.map((point) => (
            <li className={styles.point} key={point}>
              <Check size={16} />
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
