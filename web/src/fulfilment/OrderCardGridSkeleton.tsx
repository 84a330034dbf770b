import { Grid, Skeleton } from '@chakra-ui/react';

const cards = Array.from({ length: 6 }, (_, card) => card);

/** The skeleton of a page of order cards. */
export function OrderCardGridSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="8" w="40" mb="4" />
      <Grid templateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))" gap="3">
        {cards.map((card) => (
          <Skeleton key={card} h="44" borderRadius="card" />
        ))}
      </Grid>
    </div>
  );
}
