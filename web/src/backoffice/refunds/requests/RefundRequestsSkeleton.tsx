import { Flex, Skeleton, Text } from '@chakra-ui/react';
import { SavedFiltersSkeleton } from '../../savedFilters/SavedFilters.tsx';
import { AdminHeaderSkeleton } from '../../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../../ui/AdminTableSkeleton.tsx';
import { listTexts as texts } from './texts.ts';

/** The shape of the page of refund requests while it loads. */
export function RefundRequestsSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} mb="1" />
      <Text mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <Flex wrap="wrap" gap="1" mb="3">
        <Skeleton h="11" w="5.5625rem" />
        <Skeleton h="11" w="4.875rem" />
        <SavedFiltersSkeleton />
      </Flex>
      <AdminTableSkeleton height={{ base: '9rem', md: '4rem' }} />
    </div>
  );
}
