import { Fragment, type ReactNode, lazy } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery, useFragment } from 'react-relay';
import { BadgePercent, ShoppingBasket, Zap } from 'lucide-react';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql.ts';
import { CatalogueNotFoundPage } from '../CatalogueNotFoundPage.tsx';
import { firstPictures, pictureSizes } from '../pictureSizes.ts';
import { ProductBreadcrumb, ProductBreadcrumbSkeleton } from './ProductBreadcrumb.tsx';
import { ProductDetails, ProductDetailsSkeleton } from './ProductDetails.tsx';
import { ProductGallery, ProductGallerySkeleton } from './ProductGallery.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductOffer, ProductOfferSkeleton } from './ProductOffer.tsx';
import { ProductRow, ProductRowSkeleton } from '../ProductRow.tsx';
import { texts as catalogueTexts } from '../texts.ts';
import { texts, benefits } from './texts.ts';
import styles from './ProductPage.module.css';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import type { ProductPage_favourite$key } from './__generated__/ProductPage_favourite.graphql.ts';

const icons = [Zap, BadgePercent, ShoppingBasket] as const;

/** The three benefits of the shop. */
function Benefits() {
  return (
    <section className={styles.benefits}>
      <h2 className={styles.heading}>{texts.whyHeading}</h2>
      <ul role="list" className={styles.list}>
        {benefits.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Zap;
          return (
            <li key={title} className={styles.benefit}>
              <div className={styles.icon}>
                <Icon aria-hidden />
              </div>
              <div>
                <p className={styles.title}>{title}</p>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const FavouriteButton = lazy(async () => ({
  default: (await import('../../favourites/FavouriteButton.tsx')).FavouriteButton,
}));

/** The heart of a product on a page that the server renders: it comes once the page is hydrated, in a place of its own. */
function FavouriteSlot({ product: productKey }: { product: ProductPage_favourite$key }) {
  const product = useFragment(
    graphql`
      fragment ProductPage_favourite on Product {
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

const productPageQuery = graphql`
  query ProductPageQuery($id: ID!) {
    product(id: $id) {
      id
      isSoldOut
      ...ProductHead_product
      ...ProductBreadcrumb_product
      ...ProductGallery_product
      ...ProductPage_favourite
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
  const queryRef = usePageQuery<ProductPageQuery>(productPageQuery);
  return (
    <PageBoundary fallback={<ProductPageSkeleton />}>
      <ProductPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function ProductPageContent({ queryRef }: { queryRef: PreloadedQuery<ProductPageQuery> }) {
  const { product } = usePreloadedQuery<ProductPageQuery>(productPageQuery, queryRef);
  if (!product) return <CatalogueNotFoundPage title={texts.productNotFoundTitle} />;
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
            {product.isSoldOut && <ProductRow title={texts.similarHeading} products={related} />}
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
