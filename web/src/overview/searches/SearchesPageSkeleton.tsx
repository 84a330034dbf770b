import { Flex, Grid, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** The shape of the page of searches while it loads. */
export function SearchesPageSkeleton() {
  return (
    <div aria-busy>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Skeleton h="8" w="40" />
        <Skeleton h="11" w="60" />
      </Flex>
      <Skeleton mt="1" mb="4" h="6" w="full" maxW="36rem" />
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }} gap="3">
        {rows.slice(0, 5).map((figure) => (
          <Skeleton key={figure} h="26" {...(figure === 0 && { gridColumn: { base: 'span 2', md: 'auto' } })} />
        ))}
      </Grid>
      <Skeleton mt="5" mb="2" h="11" w="full" maxW="28rem" />
      <Skeleton mb="3" h="11" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '48', md: '16' }} />
        ))}
      </Flex>
    </div>
  );
}
