import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { WorkGrid } from './WorkGrid.tsx';

interface DeliverySectionProps {
  title: string;
  /** What is said where there is no card. */
  empty: string;
  cards: readonly ReactNode[];
}

/** Orders that a rider does the same with. */
export function DeliverySection({ title, empty, cards }: DeliverySectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mb="8">
      <Flex align="center" gap="2" mb="3">
        <Heading as="h2" id={id} textStyle="lg">
          {title}
        </Heading>
        <Badge colorPalette="gray" size="md">
          {cards.length}
        </Badge>
      </Flex>
      {cards.length === 0 && <Text color="fg.muted">{empty}</Text>}
      <WorkGrid label={title} count={cards.length}>
        {cards}
      </WorkGrid>
    </Box>
  );
}
