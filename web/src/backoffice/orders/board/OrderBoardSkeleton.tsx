import { Flex, Skeleton } from '@chakra-ui/react';
import { SavedFiltersSkeleton } from '../../savedFilters/SavedFilters.tsx';
import { AdminHeaderSkeleton } from '../../ui/AdminHeaderSkeleton.tsx';
import { texts } from './texts.ts';

const columns = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const cards = ['first', 'second', 'third'];

/** The board's skeleton: all columns on wide screens, tabs and one column on narrow ones. */
export function OrderBoardSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} action={texts.soundOn} actionPadding="4" />
      <Flex wrap="wrap" gap="2" mb="4">
        <Skeleton h="11" flex="1 1 16rem" />
        <Skeleton h="11" w="15.875rem" />
        <SavedFiltersSkeleton />
      </Flex>
      <Flex
        gap="3"
        css={{
          '& > div + div': { display: 'none' },
          '@media (min-width: 1100px)': {
            '& > div': { bg: 'bg.subtle', borderRadius: 'card', p: '2', gap: '2' },
            '& > div + div': { display: 'flex' },
          },
        }}
      >
        {columns.map((column) => (
          <Flex key={column} direction="column" gap="2" flex="1" minW="0">
            <Skeleton h={{ base: '11', lg: '1.625rem' }} mb={{ base: '1', lg: '0' }} />
            {cards.map((card) => (
              <Skeleton key={card} h="11.875rem" borderRadius="card" />
            ))}
          </Flex>
        ))}
      </Flex>
    </div>
  );
}
