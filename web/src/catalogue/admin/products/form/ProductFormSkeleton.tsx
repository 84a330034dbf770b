import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import { ProductCardSkeleton } from '../../../ProductCardSkeleton.tsx';
import { ProductFormLayout } from './ProductFormLayout.tsx';

const shortFields = ['unit', 'stock', 'mrp', 'discountPercent'];

/** The product form while it loads. */
export function ProductFormSkeleton() {
  return (
    <div aria-busy>
      <ProductFormLayout
        preview={<ProductCardSkeleton />}
        form={
          <Stack gap="8">
            <Skeleton h="11" mt="6" />
            <Skeleton h="24" />
            <Skeleton h="40" />
            <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
              <Skeleton h="72" />
              <Skeleton h="72" />
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
