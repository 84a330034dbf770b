import { Box, SkeletonText } from '@chakra-ui/react';

interface CardSkeletonsProps {
  /** How many cards a reader usually has. */
  count: number;
  /** The lines of text in each. */
  lines?: number;
}

/** Cards whose texts are still loading, for the layout that the loaded ones have. */
export function CardSkeletons({ count, lines = 2 }: CardSkeletonsProps) {
  return Array.from({ length: count }, (_, place) => (
    <Box key={place} layerStyle="card" p="4" aria-busy>
      <SkeletonText noOfLines={lines} />
    </Box>
  ));
}
