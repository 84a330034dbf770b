import { graphql, useFragment } from 'react-relay';
import type { ProductGrid_products$key } from './__generated__/ProductGrid_products.graphql.ts';
import { ComingItem } from './ComingItem.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGridLayout } from './ProductGridLayout.tsx';
import type { MorePages } from './useMorePages.ts';

const FIRST_ROW = 4;

const pictureSizes = {
  page: '(min-width: 80em) 13rem, (min-width: 48em) 23vw, (min-width: 30em) 30vw, 45vw',
  besideRail: '(min-width: 80em) 16rem, (min-width: 64em) 20vw, (min-width: 48em) 24vw, 36vw',
};

interface ProductGridProps {
  products: ProductGrid_products$key;
  width: 'page' | 'besideRail';
  /** Names the list for screen readers. */
  label: string;
  pages: MorePages;
  /** How many further products room is kept free for, so that no fast scrolling meets the page's end. */
  coming: number;
}

/** Product cards in rows and columns, and after them the room of those that come next. */
export function ProductGrid({ products: productKeys, width, label, pages, coming }: ProductGridProps) {
  const products = useFragment(
    graphql`
      fragment ProductGrid_products on Product @relay(plural: true) {
        id
        ...ProductCard_product
      }
    `,
    productKeys,
  );
  return (
    <ProductGridLayout width={width} role="list" aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={pictureSizes[width]} isEager={index < FIRST_ROW} />
        </li>
      ))}
      {!pages.hasFailed &&
        Array.from({ length: coming }, (_, place) => (
          <ComingItem key={products.length + place} pages={pages}>
            <ProductCardSkeleton />
          </ComingItem>
        ))}
    </ProductGridLayout>
  );
}
