import { Flex, Grid, Heading, Skeleton } from '@chakra-ui/react';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { texts } from './texts.ts';

/** The overview's shape while it loads. */
export function OverviewPageSkeleton() {
  return (
    <div aria-busy>
      <PageTitle title={texts.title} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="2" mb="4">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        <Skeleton h="11" w="14.1875rem" />
      </Flex>
      <Flex direction="column" gap="4">
        <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }} gap={{ base: '3', md: '4' }}>
          {['orders', 'revenue', 'average'].map((figure) => (
            <Skeleton key={figure} h={{ base: '6.75rem', md: '7.25rem' }} borderRadius="card" />
          ))}
        </Grid>
        <Skeleton h={{ base: '12.25rem', md: '8.5rem', xl: '4.875rem' }} borderRadius="card" />
        <Skeleton h={{ base: '35.25rem', md: '35.75rem' }} borderRadius="card" />
        <Skeleton h={{ base: '13.5rem', md: '9.25rem' }} borderRadius="card" />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Skeleton h="28rem" borderRadius="card" />
          <Skeleton h="28rem" borderRadius="card" />
        </Grid>
      </Flex>
    </div>
  );
}
