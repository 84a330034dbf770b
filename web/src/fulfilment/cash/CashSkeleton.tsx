import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 6 }, (_, row) => row);

/** The shape of the pages of cash while they load. */
export function CashSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="8" w="40" mb="4" />
      <Flex direction="column" gap="2">
        {rows.map((row) => (
          <Skeleton key={row} h="14" />
        ))}
      </Flex>
    </div>
  );
}
