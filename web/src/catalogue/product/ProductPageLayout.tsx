import { Box, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ProductPageLayoutProps {
  gallery: ReactNode;
  facts: ReactNode;
}

/** The sticky gallery at the left and the details at the right; on phones one above the other. */
export function ProductPageLayout({ gallery, facts }: ProductPageLayoutProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' }}
      gap={{ base: '6', md: '8', lg: '12' }}
      alignItems="start"
    >
      <Box position={{ md: 'sticky' }} top="24">
        {gallery}
      </Box>
      <Stack gap="8">{facts}</Stack>
    </Grid>
  );
}
