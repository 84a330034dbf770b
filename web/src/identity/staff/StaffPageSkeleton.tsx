import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 4 }, (_, row) => row);

/** The shape of the page of the staff while it loads. */
export function StaffPageSkeleton() {
  return (
    <div aria-busy>
      <Flex justify="space-between" align="center" gap="2" mb="4">
        <Skeleton h="8" w="28" />
        <Skeleton h="11" w="24" />
      </Flex>
      <Skeleton h="6" w="full" maxW="40rem" mb="4" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '36', md: '16' }} />
        ))}
      </Flex>
    </div>
  );
}
