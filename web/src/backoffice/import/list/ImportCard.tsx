import { Box, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A section of the import and export page under its own heading. */
export function ImportCard({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} layerStyle="card" p={{ base: '4', md: '5' }} minW="0">
      <Heading as="h2" id={headingId} textStyle="md" mb="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
