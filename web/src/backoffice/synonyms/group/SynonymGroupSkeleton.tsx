import { Grid, Skeleton } from '@chakra-ui/react';

/** The page of a group while it loads. */
export function SynonymGroupSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="5" w="32" my="3" />
      <Skeleton h="8" w="48" />
      <Skeleton h="5" w="40" mt="2" mb="4" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <Skeleton h="96" borderRadius="card" />
        <Skeleton h="24" borderRadius="card" />
      </Grid>
    </div>
  );
}
