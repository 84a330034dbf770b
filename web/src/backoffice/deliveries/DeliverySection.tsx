import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { OrderCardGrid } from '../fulfilment/OrderCardGrid.tsx';

interface DeliverySectionProps {
  title: string;
  /** Shown if there are no cards. */
  empty: string;
  cards: readonly ReactNode[];
}

/** A titled section of a rider's orders. */
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
      <OrderCardGrid label={title} count={cards.length}>
        {cards}
      </OrderCardGrid>
    </Box>
  );
}
