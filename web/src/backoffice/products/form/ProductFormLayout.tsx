import { Box, chakra, Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ProductCardSkeleton } from '../../../shop/media/ProductCardLayout.tsx';
import { productTexts as texts } from '../productTexts.ts';

/**
 * The form at the left and the sticky preview at the right; on phones one above the other. `--bars` is the height to leave free
 * above, if it is not that of the page's header.
 */
export function ProductFormLayout({ form, preview }: { form: ReactNode; preview: ReactNode }) {
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

/** Short fields, two in a row. */
export const ShortFields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '3',
  },
});

const shortFields = ['unit', 'stock', 'mrp', 'discountPercent'];

/** The product form while it loads. */
export function ProductFormSkeleton() {
  return (
    <div aria-busy>
      <ProductFormLayout
        preview={
          <>
            <Text mb="2" textStyle="sm" fontWeight="semibold" color="fg.muted">
              {texts.previewTitle}
            </Text>
            <ProductCardSkeleton />
          </>
        }
        form={
          <Stack gap="6">
            <Skeleton h="11" mt="6" mb="8" />
            <Skeleton h="24" mb="3.5" />
            <Skeleton h={{ base: '11.25rem', md: '13rem' }} />
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
              <Skeleton h="19.75rem" />
              <Skeleton h="19.75rem" />
            </Grid>
            <ShortFields rowGap="8">
              {shortFields.map((field) => (
                <Skeleton key={field} h="11" />
              ))}
            </ShortFields>
          </Stack>
        }
      />
    </div>
  );
}
