import { Flex, Text } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { OrderPromise_order$key } from './__generated__/OrderPromise_order.graphql.ts';
import { isClosed } from './orderStates.ts';
import { promiseWords } from './promiseWords.ts';
import { useNow } from './useNow.ts';

/** When an order will be at the door, counted down; or how it came, by what was promised. */
export function OrderPromise({ order: orderKey }: { order: OrderPromise_order$key }) {
  const { status, promisedAt, deliveredAt } = useFragment(
    graphql`
      fragment OrderPromise_order on Order {
        status
        promisedAt
        deliveredAt
      }
    `,
    orderKey,
  );
  const now = useNow();
  const promise = promiseWords({ promisedAt, deliveredAt }, now);
  if (promise === null || (isClosed(status) && deliveredAt == null)) return null;

  return (
    <Flex
      alignItems="center"
      gap="2"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      color={promise.isLate ? 'fg.error' : 'fg.success'}
    >
      <Timer size={18} aria-hidden />
      <Text>{promise.words}</Text>
    </Flex>
  );
}
