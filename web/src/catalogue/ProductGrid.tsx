import { graphql, useFragment } from 'react-relay';
import type { ProductGrid_products$key } from './__generated__/ProductGrid_products.graphql.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGridLayout } from './ProductGridLayout.tsx';

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
}

/** Product cards in rows and columns, in the order given. */
export function ProductGrid({ products: productKeys, width, label }: ProductGridProps) {
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
    </ProductGridLayout>
  );
}
