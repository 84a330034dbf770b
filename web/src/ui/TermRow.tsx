import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A row of a description list: the term at the start, the value at the end. */
export function TermRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Flex justifyContent="space-between" gap="4">
      <Box as="dt" color="fg.muted">
        {term}
      </Box>
      <Box as="dd" textAlign="end" fontWeight="medium">
        {children}
      </Box>
    </Flex>
  );
}
