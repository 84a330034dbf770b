import { Fragment, type ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql.ts';
import { Benefits } from './Benefits.tsx';
import { CatalogueNotFoundPage } from '../CatalogueNotFoundPage.tsx';
import { FavouriteSlot } from '../favourites/FavouriteSlot.tsx';
import { firstPictures } from '../firstPictures.ts';
import { pictureSizes } from '../pictureSizes.ts';
import { ProductBreadcrumb, ProductBreadcrumbSkeleton } from './ProductBreadcrumb.tsx';
import { ProductDetails, ProductDetailsSkeleton } from './ProductDetails.tsx';
import { ProductGallery, ProductGallerySkeleton } from './ProductGallery.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductOffer, ProductOfferSkeleton } from './ProductOffer.tsx';
import { ProductRow, ProductRowSkeleton } from '../ProductRow.tsx';
import { texts as catalogueTexts } from '../texts.ts';
import { texts } from './texts.ts';
import styles from './ProductPage.module.css';

const productPageQuery = graphql`
  query ProductPageQuery($id: ID!) {
    product(id: $id) {
      id
      isSoldOut
      ...ProductHead_product
      ...ProductBreadcrumb_product
      ...ProductGallery_product
      ...FavouriteSlot_product
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
