import { Box, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../../../ui/admin/AdminHeaderSkeleton.tsx';
import { CategoryGridLayout } from './CategoryGridLayout.tsx';

const places = Array.from({ length: 12 }, (_, place) => place);

/** The category page while it loads. */
export function AdminCategoriesSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton />
      <Skeleton h="11" w="full" maxW="md" mb="5" />
      <CategoryGridLayout aria-hidden>
        {places.map((place) => (
          <Box as="li" key={place} layerStyle="card" overflow="hidden">
            <Skeleton aspectRatio={1} borderRadius="none" />
            <Skeleton h="4" w="70%" mx="3" mt="4" mb="5" />
            <Box h="11" borderTopWidth="1px" />
          </Box>
        ))}
      </CategoryGridLayout>
    </div>
  );
}
