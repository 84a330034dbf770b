import { Flex, Skeleton, Text } from '@chakra-ui/react';
import { SavedFiltersSkeleton } from '../savedFilters/SavedFilters.tsx';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';
import { texts } from './texts.ts';

/** The audit log's shape while it loads. */
export function AuditLogPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} mb="1" />
      <Text mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <Flex wrap="wrap" gap="2">
        <Skeleton h="11" flex="2 1 16rem" />
        {['actor', 'action', 'subject'].map((filter) => (
          <Skeleton key={filter} h="11" flex="1 1 10rem" />
        ))}
        {['from', 'to'].map((day) => (
          <Skeleton key={day} h="11" flex="1 1 11rem" minW="12.5625rem" />
        ))}
        <SavedFiltersSkeleton />
      </Flex>
      <Flex align="center" minH="11" my="1">
        <Skeleton h="4" w="24" />
      </Flex>
      <AdminTableSkeleton height={{ base: '7.375rem', md: '2.5625rem' }} rows={10} />
    </div>
  );
}
