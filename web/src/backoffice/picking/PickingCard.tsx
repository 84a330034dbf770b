import { Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { PickingCard_order$key } from './__generated__/PickingCard_order.graphql.ts';
import { StartPickingButton } from './StartPickingButton.tsx';
import { DeliveryCountdown } from '../fulfilment/DeliveryCountdown.tsx';
import { texts } from '../fulfilment/texts.ts';
import { queueTexts } from './texts.ts';

/** The card of an order in the queue: its size, countdown and picker, and a button that starts picking. */
export function PickingCard({ order: orderKey }: { order: PickingCard_order$key }) {
  const order = useFragment(
    graphql`
      fragment PickingCard_order on PickingOrder {
        number
        status
        estimatedDeliveryAt
        quantity
        remainingQuantity
        picker {
          name
        }
        isMine
        lines {
          __typename
        }
        ...StartPickingButton_order
      }
    `,
    orderKey,
  );
  const { number, status, estimatedDeliveryAt, quantity, remainingQuantity, picker, isMine, lines } = order;
  return (
    <Flex as="li" direction="column" layerStyle="card" p="4" gap="1">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text as="h2" textStyle="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {texts.number(number)}
        </Text>
        <DeliveryCountdown estimatedDeliveryAt={estimatedDeliveryAt} />
      </Flex>
      <Text fontVariantNumeric="tabular-nums">
        {texts.products(lines.length)} · {texts.pieces(quantity)}
      </Text>
      {status === 'PICKING' && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {whoPacks(picker?.name, isMine)} · {queueTexts.toDo(remainingQuantity)}
        </Text>
      )}
      <Flex direction="column" mt="auto" pt="3">
        <StartPickingButton order={order} />
      </Flex>
    </Flex>
  );
}

function whoPacks(name: string | null | undefined, isMine: boolean): string {
  if (isMine) return queueTexts.pickedByYou;
  return name == null ? queueTexts.pickedByNobody : queueTexts.pickedBy(name);
}
