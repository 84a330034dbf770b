import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGridLayout } from './ProductGridLayout.tsx';

interface ProductGridSkeletonProps {
  count: number;
  width: 'besideFilters' | 'besideRail';
}

/** One card skeleton per expected product. */
export function ProductGridSkeleton({ count, width }: ProductGridSkeletonProps) {
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
