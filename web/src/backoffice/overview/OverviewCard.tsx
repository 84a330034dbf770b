import { Box, Heading, type BoxProps } from '@chakra-ui/react';
import { useId } from 'react';

/** A part of the overview under its own heading. */
export function OverviewCard({ title, children, ...box }: BoxProps & { title: string }) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} layerStyle="card" p={{ base: '4', md: '5' }} minW="0" {...box}>
      <Heading as="h2" id={headingId} textStyle="md" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
