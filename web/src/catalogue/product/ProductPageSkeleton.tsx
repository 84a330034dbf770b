import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { ProductPageLayout } from './ProductPageLayout.tsx';
import { ProductRowSkeleton } from '../ProductRowSkeleton.tsx';

/** The product page while the product loads. */
export function ProductPageSkeleton() {
  return (
    <Stack gap={{ base: '8', lg: '12' }} aria-busy>
      <Box>
        <Skeleton height="4" width="16rem" maxWidth="full" marginTop="3.5" marginBottom="1.375rem" />
        <ProductPageLayout
          gallery={<Skeleton aspectRatio={1} borderRadius="card" />}
          facts={
            <>
              <Stack gap="4">
                <Skeleton height="9" width="80%" />
                <Skeleton height="5" width="30%" />
                <Skeleton height={{ base: '36', md: '20' }} />
              </Stack>
              <Stack gap="3">
                <Skeleton height="6" width="10rem" />
                <Skeleton height="40" />
              </Stack>
            </>
          }
        />
      </Box>
      <ProductRowSkeleton />
    </Stack>
  );
}
