import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react';

/** The checkout's shape while it loads. */
export function CheckoutSkeleton() {
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 24rem' }} gap="8" alignItems="start" aria-busy>
      <Flex direction="column" gap="3">
        <Skeleton height="6" width="14rem" />
        {['first', 'second'].map((address) => (
          <Skeleton key={address} height="36" borderRadius="xl" />
        ))}
        <Skeleton height="16" borderRadius="xl" />
      </Flex>
      <Box layerStyle="card" padding="5">
        <Skeleton height="6" width="40%" marginBottom="4" />
        {['items', 'quantity', 'delivery', 'savings', 'total'].map((row) => (
          <Flex key={row} justifyContent="space-between" marginBottom="3">
            <Skeleton height="4" width="35%" />
            <Skeleton height="4" width="20%" />
          </Flex>
        ))}
        <Skeleton height="12" borderRadius="md" marginTop="5" />
        <Skeleton height="12" borderRadius="md" marginTop="2" />
      </Box>
    </Grid>
  );
}
