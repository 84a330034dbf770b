import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 10 }, (_, row) => row);

/** The audit log's shape while it loads. */
export function AuditLogPageSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="8" w="36" mb="1" />
      <Skeleton h="6" w="full" maxW="32rem" mb="4" />
      <Flex wrap="wrap" gap="2" mb="4">
        <Skeleton h="11" flex="2 1 16rem" />
        {['actor', 'action', 'subject', 'from', 'to'].map((filter) => (
          <Skeleton key={filter} h="11" flex="1 1 10rem" />
        ))}
      </Flex>
      <Skeleton h="4" w="24" mb="3" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '28', md: '13' }} />
        ))}
      </Flex>
    </div>
  );
}
