import { Flex, Skeleton } from '@chakra-ui/react';

interface CardsSkeletonProps {
  /** The usual heights of the page's cards. */
  cards: ReadonlyArray<'11' | '20' | '28' | '40' | '56' | '80' | '96'>;
  /** Whether the page's title depends on its data. */
  hasTitle?: boolean;
}

/** A page of cards below each other while it loads. */
export function CardsSkeleton({ cards, hasTitle = true }: CardsSkeletonProps) {
  return (
    <Flex direction="column" gap="4" aria-busy>
      {hasTitle && <Skeleton h="9" w="48" />}
      {cards.map((height, card) => (
        <Skeleton key={card} h={height} borderRadius="card" />
      ))}
    </Flex>
  );
}
