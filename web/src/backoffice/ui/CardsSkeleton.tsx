import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { BackLink, type BackLinkProps } from './BackLink.tsx';

interface CardsSkeletonProps {
  /** The link to the list of a page about one entry. */
  back?: BackLinkProps;
  /** The usual heights of the page's cards. */
  cards: ReadonlyArray<'11' | '20' | '28' | '40' | '56' | '80' | '96'>;
  /** Whether the page's title depends on its data. */
  hasTitle?: boolean;
}

/** A page of cards below each other while it loads. */
export function CardsSkeleton({ back, cards, hasTitle = true }: CardsSkeletonProps) {
  return (
    <Flex direction="column" gap="4" aria-busy>
      {hasTitle && (
        <Box>
          {back !== undefined && <BackLink {...back} />}
          <Skeleton h="9" w="48" />
        </Box>
      )}
      {cards.map((height, card) => (
        <Skeleton key={card} h={height} borderRadius="card" />
      ))}
    </Flex>
  );
}
