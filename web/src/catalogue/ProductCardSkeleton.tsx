import { Skeleton } from '@chakra-ui/react';
import { ProductCardLayout } from './ProductCardLayout.tsx';

/** A product card while its product loads. */
export function ProductCardSkeleton() {
  return (
    <ProductCardLayout
      picture={<Skeleton height="full" borderRadius="none" />}
      name={<Skeleton height="4" marginTop="0.5" width="90%" />}
      unit={<Skeleton height="3" marginTop="2" width="40%" />}
      price={<Skeleton height="4" width="50%" />}
      action={<Skeleton height="full" />}
    />
  );
}
