import { Flex, Skeleton, Text } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';
import { texts } from './texts.ts';

/** The page of synonyms while it loads. */
export function SynonymsPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} action={texts.newGroup} mb="1" />
      <Text mb="4" textStyle="sm" color="fg.muted">
        {texts.lead}
      </Text>
      <Skeleton h={{ base: '5.875rem', md: '4.875rem' }} mb={{ base: '4', md: '5' }} borderRadius="card" />
      <Flex wrap="wrap" gap="2">
        <Skeleton h="11" flex="2 1 16rem" />
        <Skeleton h="11" flex="1 1 11rem" />
        <Skeleton h="11" flex="1 1 8rem" />
        <Skeleton h="11" flex="1 1 8rem" />
      </Flex>
      <Flex align="center" minH="11" my="1">
        <Skeleton h="4" w="24" />
      </Flex>
      <AdminTableSkeleton height={{ base: '8.75rem', md: '3.9375rem' }} rows={10} />
    </div>
  );
}
