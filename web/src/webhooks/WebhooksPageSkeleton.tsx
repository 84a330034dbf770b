import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 3 }, (_, row) => row);

/** The shape of the list of webhooks while it loads. */
export function WebhooksPageSkeleton() {
  return (
    <div aria-busy>
      <Flex justify="space-between" align="center" gap="2" mb="4">
        <Skeleton h="8" w="36" />
        <Skeleton h="11" w="40" />
      </Flex>
      <Skeleton h="6" w="full" maxW="40rem" mb="4" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '36', md: '18' }} />
        ))}
      </Flex>
    </div>
  );
}
