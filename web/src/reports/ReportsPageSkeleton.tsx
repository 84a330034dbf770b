import { Grid, Skeleton } from '@chakra-ui/react';

/** The list of reports while it loads. */
export function ReportsPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="8" w="36" mb="1" />
      <Skeleton h="6" w="full" maxW="32rem" mb="5" />
      <Grid
        gap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }}
      >
        {Array.from({ length: 12 }, (_none, card) => (
          <Skeleton key={card} h="6.5rem" borderRadius="card" />
        ))}
      </Grid>
    </div>
  );
}
