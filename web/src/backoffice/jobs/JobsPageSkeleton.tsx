import { Flex, Skeleton, Text } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../ui/AdminTableSkeleton.tsx';
import { texts } from './texts.ts';

const tabs = ['4.375rem', '5.75rem', '6.875rem', '6.6875rem', '6.5rem'];

/** The shape of the page of background jobs while it loads. */
export function JobsPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} action={texts.refresh} actionPadding="4" mb="1" />
      <Text mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <Flex gap="1" mb="3" overflow="hidden">
        {tabs.map((width) => (
          <Skeleton key={width} h="11" w={width} flexShrink="0" />
        ))}
      </Flex>
      <AdminTableSkeleton height={{ base: '9rem', md: '4.5rem' }} rows={6} />
    </div>
  );
}
