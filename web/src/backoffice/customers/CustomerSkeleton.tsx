import { Grid, Skeleton } from '@chakra-ui/react';

/** A customer's page while it loads. */
export function CustomerSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="8" w="48" mb="6" />
      <Grid templateColumns={{ lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' }} gap="4">
        <Grid gap="4">
          <Skeleton h="24" borderRadius="card" />
          <Skeleton h="80" borderRadius="card" />
        </Grid>
        <Skeleton h="48" borderRadius="card" />
      </Grid>
    </div>
  );
}
