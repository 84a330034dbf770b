import { Box, Skeleton } from '@chakra-ui/react';

/** The store credit page's shape while it loads. */
export function StoreCreditSkeleton() {
  return (
    <Box maxWidth="44rem" aria-busy>
      <Skeleton height="9" width="10rem" marginBottom="5" />
      <Skeleton height="8.25rem" borderRadius="card" marginBottom="4" />
      <Skeleton height="60" borderRadius="card" />
    </Box>
  );
}
