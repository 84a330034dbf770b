import { Skeleton } from '@chakra-ui/react';
import { CategoryTilesLayout } from './CategoryTilesLayout.tsx';

const places = Array.from({ length: 12 }, (_, place) => place);

/** Twelve tiles while the categories load. */
export function CategoryTilesSkeleton() {
  return (
    <CategoryTilesLayout aria-hidden>
      {places.map((place) => (
        <li key={place}>
          <Skeleton aspectRatio={1} width={{ base: 'full', lg: '80%' }} marginX="auto" borderRadius="40%" />
          <Skeleton height="3" marginX="auto" marginTop="2.5" marginBottom="1.375rem" width="80%" />
        </li>
      ))}
    </CategoryTilesLayout>
  );
}
