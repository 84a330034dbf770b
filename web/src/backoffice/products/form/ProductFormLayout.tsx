import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ProductFormLayoutProps {
  form: ReactNode;
  preview: ReactNode;
}

/**
 * The form at the left and the sticky preview at the right; on phones one above the other. `--bars` is the height to leave free
 * above, if it is not that of the page's header.
 */
export function ProductFormLayout({ form, preview }: ProductFormLayoutProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) 14rem' }}
      columnGap="10"
      rowGap="6"
      alignItems="start"
    >
      {form}
      <Box position={{ lg: 'sticky' }} top="var(--bars, 6rem)" w={{ base: '44', lg: 'full' }}>
        {preview}
      </Box>
    </Grid>
  );
}
