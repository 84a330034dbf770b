import { Flex, Skeleton } from '@chakra-ui/react';

const columns = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const cards = ['first', 'second', 'third'];

/** The board's skeleton: all columns on wide screens, tabs and one column on narrow ones. */
export function OrderBoardSkeleton() {
  return (
    <div aria-busy>
      <Flex justify="space-between" align="center" mb="4">
        <Skeleton h="8" w="28" />
        <Skeleton h="11" w="32" />
      </Flex>
      <Flex wrap="wrap" gap="2" mb="4">
        <Skeleton h="11" flex="1 1 16rem" />
        <Skeleton h="11" w="72" />
      </Flex>
      <Flex
        gap="3"
        css={{
          '& > div + div': { display: 'none' },
          '@media (min-width: 1100px)': { '& > div + div': { display: 'flex' } },
        }}
      >
        {columns.map((column) => (
          <Flex key={column} direction="column" gap="2" flex="1">
            <Skeleton h="11" />
            {cards.map((card) => (
              <Skeleton key={card} h="44" borderRadius="card" />
            ))}
          </Flex>
        ))}
      </Flex>
    </div>
  );
}
