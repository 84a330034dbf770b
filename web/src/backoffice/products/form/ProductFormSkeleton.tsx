import { Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ProductCardSkeleton } from '../../../shop/catalogue/ProductCardLayout.tsx';
import { productTexts as texts } from '../productTexts.ts';
import { ProductFormLayout } from './ProductFormLayout.tsx';

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
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
              columnGap="4"
              rowGap="8"
            >
              {shortFields.map((field) => (
                <Skeleton key={field} h="11" />
              ))}
            </Grid>
          </Stack>
        }
      />
    </div>
  );
}
