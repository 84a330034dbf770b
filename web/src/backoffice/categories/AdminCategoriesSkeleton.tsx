import { Box, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { CategoryGridLayout } from './CategoryGridLayout.tsx';
import { texts } from './texts.ts';

const places = Array.from({ length: 12 }, (_, place) => place);

/** The category page while it loads. */
export function AdminCategoriesSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.category} action={texts.createCategory} />
      <Skeleton h="11" w="full" maxW="md" mb="5" />
      <CategoryGridLayout aria-hidden>
        {places.map((place) => (
          <Box as="li" key={place} layerStyle="card" overflow="hidden">
            <Skeleton aspectRatio={1} borderRadius="none" />
            <Skeleton h="5" w="70%" mx="3" my="2.5" />
            <Box h="11" borderTopWidth="1px" />
          </Box>
        ))}
      </CategoryGridLayout>
    </div>
  );
}
