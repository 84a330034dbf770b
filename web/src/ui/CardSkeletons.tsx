import { Box, SkeletonText } from '@chakra-ui/react';
import { TextSkeleton } from './TextSkeleton.tsx';

interface CardSkeletonsProps {
  /** How many cards a reader usually has. */
  count?: number;
  /** The lines of text in each. */
  lines?: number;
  /** Whether each has a title above its lines. */
  isTitled?: boolean;
}

/** Cards whose texts are still loading, for the layout that the loaded ones have. */
export function CardSkeletons({ count = 1, lines = 2, isTitled = false }: CardSkeletonsProps) {
  return Array.from({ length: count }, (_, place) => (
    <Box key={place} layerStyle="card" p={isTitled ? '5' : '4'} aria-busy>
      {isTitled && (
        <Box mb="5">
          <TextSkeleton width="8rem" />
        </Box>
      )}
      <SkeletonText noOfLines={lines} />
    </Box>
  ));
}
