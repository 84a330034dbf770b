import { Fragment } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql.ts';
import { Benefits } from './Benefits.tsx';
import { CatalogueNotFoundPage } from '../CatalogueNotFoundPage.tsx';
import { FavouriteSlot } from '../favourites/FavouriteSlot.tsx';
import { firstPictures } from '../firstPictures.ts';
import { pictureSizes } from '../pictureSizes.ts';
import { ProductBreadcrumb } from './ProductBreadcrumb.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductOffer } from './ProductOffer.tsx';
import { ProductPageLayout } from './ProductPageLayout.tsx';
import { ProductPageSkeleton } from './ProductPageSkeleton.tsx';
import { ProductRow } from '../ProductRow.tsx';
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
        ...ProductRow_products
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
  return (
    <div className={styles.page}>
      <ProductHead product={product} />
      <div>
        <ProductBreadcrumb product={product} />
        <ProductPageLayout
          gallery={
            <Fragment key={product.id}>
              <ProductGallery product={product} />
              <FavouriteSlot product={product} />
            </Fragment>
          }
          facts={
            <>
              <ProductOffer product={product} />
              {product.isSoldOut && <ProductRow title={texts.similarHeading} products={product.related} />}
              <ProductDetails product={product} />
              <Benefits />
            </>
          }
        />
      </div>
      {!product.isSoldOut && <ProductRow title={catalogueTexts.relatedHeading} products={product.related} />}
    </div>
  );
}
