import { Fragment, type ReactNode, lazy } from 'react';
import { graphql } from 'react-relay';
import { BadgePercent, ShoppingBasket, Zap } from 'lucide-react';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import type { ProductPageQuery, ProductPageQuery$data } from './__generated__/ProductPageQuery.graphql.ts';
import { firstPictures, pictureSizes } from '../pictureSizes.ts';
import { ProductBreadcrumb, ProductBreadcrumbSkeleton } from './ProductBreadcrumb.tsx';
import { ProductDetails, ProductDetailsSkeleton } from './ProductDetails.tsx';
import { ProductGallery, ProductGallerySkeleton } from './ProductGallery.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductOffer, ProductOfferSkeleton } from './ProductOffer.tsx';
import { ProductRow, ProductRowSkeleton } from '../ProductRow.tsx';
import { texts as catalogueTexts } from '../texts.ts';
import styles from './ProductPage.module.css';
import { NotFound } from '../../../ui/NotFound.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import type { FavouriteButton_product$key } from '../../favourites/__generated__/FavouriteButton_product.graphql.ts';
import { atYourDoor, deliveryClaim, useShopIdentity } from '../../../ui/shopIdentity.ts';

const benefitsOf = (promise: string | null) => [
  {
    Icon: BadgePercent,
    title: 'Best Prices & Offers',
    text: 'Fair prices, checked every day, and offers straight from the brands.',
  },
  {
    Icon: ShoppingBasket,
    title: 'Wide Assortment',
    text: 'Choose from 5000+ products across food, personal care, household and more.',
  },
  // The last one, which leaves no gap for a visitor to whom it is not promised.
  {
    Icon: Zap,
    title: deliveryClaim(promise),
    text: `Your order ${atYourDoor(promise)}, from a store near you.`,
    isPromise: true,
  },
];

/** The three benefits of the shop. */
function Benefits() {
  const { name, promise } = useShopIdentity();
  return (
    <section className={styles.benefits}>
      <h2 className={styles.heading}>{`Why shop from ${name}`}</h2>
      <ul role="list" className={styles.list}>
        {benefitsOf(promise).map(({ Icon, title, text, isPromise }) => (
          <li key={title} className={`${styles.benefit} ${isPromise === true ? 'promise' : ''}`}>
            <div className={styles.icon}>
              <Icon aria-hidden />
            </div>
            <div>
              <p className="semibold">{title}</p>
              <p className="text-sm muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FavouriteButton = lazy(async () => ({
  default: (await import('../../favourites/FavouriteButton.tsx')).FavouriteButton,
}));

/** The heart of a product on a page that the server renders: it comes once the page is hydrated, in a place of its own. */
function FavouriteSlot({ product }: { product: FavouriteButton_product$key }) {
  if (!useIsHydrated()) return null;
  return (
    <SectionBoundary fallback={null} renderError={() => null}>
      <FavouriteButton product={product} />
    </SectionBoundary>
  );
}

const productPageQuery = graphql`
  query ProductPageQuery($id: ID!) {
    product(id: $id) {
      id
      isSoldOut
      ...ProductHead_product
      ...ProductBreadcrumb_product
      ...ProductGallery_product
      ...FavouriteButton_product
      ...ProductOffer_product
      ...ProductDetails_product
      related(first: 12) {
        edges {
          node {
            ...ProductRow_products
          }
        }
      }
    }
  }
`;

/** The picture that the gallery shows first. */
export const productPictures = firstPictures('pictures', pictureSizes.gallery, 1);

/** One product: its pictures, its price and add control, its details and related products. */
export function ProductPage() {
  return (
    <PageQuery<ProductPageQuery> query={productPageQuery} fallback={<ProductPageSkeleton />}>
      {({ product }) => <ProductPageContent product={product} />}
    </PageQuery>
  );
}

function ProductPageContent({ product }: ProductPageQuery$data) {
  if (!product) return <NotFound title="This product is no longer sold" text={catalogueTexts.notFoundText} />;
  const related = product.related.edges.map(({ node }) => node);
  return (
    <>
      <ProductHead product={product} />
      <ProductPageLayout
        breadcrumb={<ProductBreadcrumb product={product} />}
        gallery={
          <Fragment key={product.id}>
            <ProductGallery product={product} />
            <FavouriteSlot product={product} />
          </Fragment>
        }
        facts={
          <>
            <ProductOffer product={product} />
            {product.isSoldOut && <ProductRow title="Similar products in stock" products={related} />}
            <ProductDetails product={product} />
            <Benefits />
          </>
        }
        related={!product.isSoldOut && <ProductRow title={catalogueTexts.relatedHeading} products={related} />}
      />
    </>
  );
}

function ProductPageSkeleton() {
  return (
    <ProductPageLayout
      breadcrumb={<ProductBreadcrumbSkeleton />}
      gallery={<ProductGallerySkeleton />}
      facts={
        <>
          <ProductOfferSkeleton />
          <ProductDetailsSkeleton />
        </>
      }
      related={<ProductRowSkeleton />}
    />
  );
}

type ProductPageLayoutProps = Record<'breadcrumb' | 'gallery' | 'facts' | 'related', ReactNode>;

/** The sticky gallery at the left and the details at the right; on phones one above the other. */
function ProductPageLayout({ breadcrumb, gallery, facts, related }: ProductPageLayoutProps) {
  return (
    <div className={styles.page}>
      <div>
        {breadcrumb}
        <div className={styles.layout}>
          <div className={styles.gallery}>{gallery}</div>
          <div className={styles.facts}>{facts}</div>
        </div>
      </div>
      {related}
    </div>
  );
}
