import { Flex, Grid, Skeleton } from '@chakra-ui/react';

/** The overview's shape while it loads. */
export function OverviewPageSkeleton() {
  return (
    <Flex direction="column" gap="4" aria-busy>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Skeleton h="8" w="36" />
        <Skeleton h="11" w="60" />
      </Flex>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap={{ base: '3', md: '4' }}>
        {['orders', 'revenue', 'average'].map((figure) => (
          <Skeleton key={figure} h="7.25rem" borderRadius="card" />
        ))}
      </Grid>
      <Skeleton h={{ base: '36rem', lg: '21rem' }} borderRadius="card" />
      <Skeleton h={{ base: '13.5rem', md: '8.5rem' }} borderRadius="card" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Skeleton h="28rem" borderRadius="card" />
        <Skeleton h="28rem" borderRadius="card" />
      </Grid>
    </Flex>
  );
}
