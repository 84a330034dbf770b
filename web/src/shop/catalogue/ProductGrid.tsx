import { graphql, useFragment } from 'react-relay';
import type { ComponentProps, ReactNode } from 'react';
import type { ProductGrid_products$key } from './__generated__/ProductGrid_products.graphql.ts';
import { LazyListItem } from '../../ui/lists/LazyListItem.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { pictureSizes } from './pictureSizes.ts';
import { ProductCardSkeleton } from '../media/ProductCardLayout.tsx';
import type { LoadMoreState } from '../../ui/lists/useLoadMore.ts';

const FIRST_ROW = 6;
/** The target of the link that skips the filters of a page. */
const PRODUCTS = 'products';

interface ProductGridProps {
  products: ProductGrid_products$key;
  width: 'besideFilters' | 'besideRail';
  /** Names the list for screen readers. */
  label: string;
  /** How many pictures are visible when the page opens. */
  eagerCount?: number;
  /** A control at the corner of each product's picture. */
  corners?: readonly ReactNode[];
  /** What loads the next products; their skeletons keep fast scrolling from reaching the end of the page. */
  next?: { pages: LoadMoreState; placeholderCount: number };
}

/** Product cards in a grid, followed by the skeletons of the next ones. */
export function ProductGrid(props: ProductGridProps) {
  const { products: productKeys, width, label, eagerCount = FIRST_ROW, corners, next } = props;
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
    <ProductGridLayout width={width} id={next && PRODUCTS} role="list" aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={pictureSizes[width]}
            isEager={index < eagerCount}
            corner={corners?.[index]}
          />
        </li>
      ))}
      {next?.pages.hasFailed === false &&
        Array.from({ length: next.placeholderCount }, (_, place) => (
          <LazyListItem className={styles.missing} key={products.length + place} pages={next.pages}>
            <ProductCardSkeleton />
          </LazyListItem>
        ))}
    </ProductGridLayout>
  );
}

interface ProductGridLayoutProps extends Omit<ComponentProps<'ul'>, 'className'>, Pick<ProductGridProps, 'width'> {}

/** The grid of product cards, beside the search's filters or the listing's rail. */
function ProductGridLayout({ width, ...list }: ProductGridLayoutProps) {
  return <ul {...list} className={styles[width]} />;
}

/** The grid while so many products load. */
export function ProductGridSkeleton({ count, width }: { count: number } & Pick<ProductGridLayoutProps, 'width'>) {
  return (
    <ProductGridLayout width={width} aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGridLayout>
  );
}
