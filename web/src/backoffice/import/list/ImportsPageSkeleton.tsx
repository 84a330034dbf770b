import { Grid, Heading, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../../ui/AdminTableSkeleton.tsx';
import { texts } from '../texts.ts';

/** The import and export page while it loads. */
export function ImportsPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }} gap="4" mb="4">
        <Skeleton h={{ base: '17.875rem', lg: '17.375rem' }} borderRadius="card" />
        <Skeleton h={{ base: '12.125rem', lg: 'auto' }} borderRadius="card" />
      </Grid>
      <Skeleton h="10" w="40" mb="6" />
      <Heading as="h2" textStyle="lg" mb="3">
        {texts.history}
      </Heading>
      <AdminTableSkeleton height={{ base: '10rem', md: '3rem' }} rows={5} />
    </div>
  );
}
