import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductRowItem } from './ProductRowItem.tsx';

const places = [1, 2, 3, 4, 5, 6];

/** A product row while its six products load, as high as the row itself. */
export function ProductRowSkeleton() {
  return (
    <Box aria-hidden>
      <Flex align="center" height="11" marginBottom="2">
        <Skeleton height="6" width="14rem" />
      </Flex>
      <Flex as="ul" listStyleType="none" gap={{ base: '3', md: '4' }} overflow="hidden">
        {places.map((place) => (
          <ProductRowItem key={place} flexShrink="0">
            <ProductCardSkeleton />
          </ProductRowItem>
        ))}
      </Flex>
    </Box>
  );
}
