import { Box, Skeleton } from '@chakra-ui/react';
import { searchTexts as texts } from './searchTexts.ts';

/** The results of a search while they load. */
export function SearchSkeleton() {
  return (
    <Box px="2" aria-busy aria-label={texts.loading} role="status">
      {[0, 1, 2].map((row) => (
        <Box key={row} py="2">
          <Skeleton h="4" w="60%" />
          <Skeleton h="3" mt="1" w="40%" />
        </Box>
      ))}
    </Box>
  );
}
