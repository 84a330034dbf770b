import { Flex, Grid, Skeleton } from '@chakra-ui/react';

/** The import and export page while it loads. */
export function ImportsPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="8" w="48" mb="4" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }} gap="4" mb="4">
        <Skeleton h="19rem" borderRadius="card" />
        <Skeleton h={{ base: '44', lg: 'auto' }} borderRadius="card" />
      </Grid>
      <Skeleton h="6" w="48" mb="9" />
      <Skeleton h="7" w="40" mb="3" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((file) => (
          <Skeleton key={file} h={{ base: '40', md: '12' }} />
        ))}
      </Flex>
    </div>
  );
}
