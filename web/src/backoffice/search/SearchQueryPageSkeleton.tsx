import { Grid, Skeleton } from '@chakra-ui/react';

/** The shape of the page about one search while it loads. */
export function SearchQueryPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="11" w="36" />
      <Skeleton h="11" mb="4" w="60" />
      <Skeleton h={{ base: '60', md: '26' }} mb="4" />
      <Skeleton h="18rem" mb="4" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Skeleton h="20rem" />
        <Skeleton h="36rem" />
      </Grid>
    </div>
  );
}
