import { Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OrderHistory_order$key } from './__generated__/OrderHistory_order.graphql.ts';
import { formatMoment } from '../catalogue/formatMoment.ts';
import { nameStatus } from './nameStatus.ts';

/** What happened to an order, step by step; the last step is where it stands. */
export function OrderHistory({ order: orderKey }: { order: OrderHistory_order$key }) {
  const { events } = useFragment(
    graphql`
      fragment OrderHistory_order on Order {
        events {
          status
          at
          note
        }
      }
    `,
    orderKey,
  );
  return (
    <Box as="ol" listStyleType="none">
      {events.map((event, index) => {
        const isLast = index === events.length - 1;
        return (
          <Flex as="li" key={`${event.status} ${event.at}`} gap="3" aria-current={isLast ? 'step' : undefined}>
            <Flex direction="column" alignItems="center" aria-hidden>
              <Box
                boxSize="3"
                marginTop="1.5"
                borderRadius="full"
                background={isLast ? 'green.solid' : 'border.emphasized'}
                flexShrink="0"
              />
              {!isLast && <Box flex="1" width="2px" background="border.emphasized" />}
            </Flex>
            <Box paddingBottom={isLast ? '0' : '4'}>
              <Text fontWeight={isLast ? 'bold' : 'medium'}>{nameStatus(event.status)}</Text>
              <Text textStyle="sm" color="fg.muted">
                <time dateTime={event.at}>{formatMoment(event.at)}</time>
              </Text>
              {event.note != null && event.note !== '' && <Text textStyle="sm">{event.note}</Text>}
            </Box>
          </Flex>
        );
      })}
    </Box>
  );
}
