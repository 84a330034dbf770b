import { Flex, Grid, Skeleton } from '@chakra-ui/react';

/** An order's shape while it loads. */
export function OrderPageSkeleton() {
  return (
    <div aria-busy>
      <Flex justifyContent="space-between" marginBottom="5">
        <div>
          <Skeleton height="9" width="12rem" marginBottom="2" />
          <Skeleton height="5" width="15rem" />
        </div>
        <Skeleton height="6" width="20" borderRadius="full" />
      </Flex>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 22rem' }} gap="5" alignItems="start">
        <Flex direction="column" gap="5">
          <Skeleton height="24rem" borderRadius="card" />
          <Skeleton height="12rem" borderRadius="card" />
        </Flex>
        <Flex direction="column" gap="5">
          <Skeleton height="14rem" borderRadius="card" />
          <Skeleton height="10rem" borderRadius="card" />
          <Skeleton height="10rem" borderRadius="card" />
        </Flex>
      </Grid>
    </div>
  );
}
