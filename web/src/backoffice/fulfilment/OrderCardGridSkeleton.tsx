import { Grid, Skeleton } from '@chakra-ui/react';

interface OrderCardGridSkeletonProps {
  /** The usual height of a card. */
  height: string;
  cards?: number;
}

/** A grid of order cards while it loads. */
export function OrderCardGridSkeleton({ height, cards = 6 }: OrderCardGridSkeletonProps) {
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))" gap="3" aria-hidden>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} h={height} borderRadius="card" />
      ))}
    </Grid>
  );
}
