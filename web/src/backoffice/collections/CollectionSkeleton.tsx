import { Grid, Skeleton } from '@chakra-ui/react';

/** The form of a collection while it loads. */
export function CollectionSkeleton() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="4" aria-busy>
      <Skeleton h="96" borderRadius="card" />
      <Skeleton h="96" borderRadius="card" />
    </Grid>
  );
}
