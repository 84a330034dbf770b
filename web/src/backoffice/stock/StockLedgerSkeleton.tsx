import { Flex, Skeleton } from '@chakra-ui/react';

const rows = Array.from({ length: 5 }, (_, row) => row);

/** The ledger while it loads. */
export function StockLedgerSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="6" w="60%" />
      <Skeleton h="4" w="24" mt="1.5" mb="5" />
      <Flex gap="3" mb="5">
        <Skeleton h="16" flex="1" />
        <Skeleton h="16" flex="1" />
      </Flex>
      <Skeleton h="40" mb="5" />
      <Flex direction="column" gap="2">
        {rows.map((row) => (
          <Skeleton key={row} h="12" />
        ))}
      </Flex>
    </div>
  );
}
