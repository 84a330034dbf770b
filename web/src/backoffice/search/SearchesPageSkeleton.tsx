import { Flex, Grid, Heading, Skeleton, Text } from '@chakra-ui/react';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { texts } from './texts.ts';

const figures = Array.from({ length: 5 }, (_, figure) => figure);

/** The shape of the page of searches while it loads. */
export function SearchesPageSkeleton() {
  return (
    <div aria-busy>
      <PageTitle title={texts.title} />
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        <Skeleton h="11" w="14.1875rem" />
      </Flex>
      <Text mt="1" mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }} gap="3">
        {figures.map((figure) => (
          <Skeleton
            key={figure}
            borderRadius="card"
            h={{ base: figure === 0 ? '4.75rem' : '6rem', md: '6.5rem' }}
            {...(figure === 0 && { gridColumn: { base: 'span 2', md: 'auto' } })}
          />
        ))}
      </Grid>
      <Flex direction="column" gap="2" mt="5" mb="3">
        <Skeleton h="11" w="full" maxW="28rem" />
        <Flex gap="2" wrap="wrap">
          <Skeleton h="11" flex="2 1 14rem" />
          <Skeleton h="11" flex="1 1 12rem" />
        </Flex>
      </Flex>
      <AdminTableSkeleton height={{ base: '12rem', md: '4rem' }} />
    </div>
  );
}
