import type { ComponentProps } from 'react';
import { ProductCardSkeleton } from './ProductCardLayout.tsx';
import styles from './ProductGridLayout.module.css';

interface ProductGridLayoutProps extends Omit<ComponentProps<'ul'>, 'className'> {
  width: 'besideFilters' | 'besideRail';
}

/** The grid of product cards, beside the search's filters or the listing's rail. */
export function ProductGridLayout({ width, ...list }: ProductGridLayoutProps) {
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
