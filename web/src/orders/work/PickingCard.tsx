import { Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { PickingCard_order$key } from './__generated__/PickingCard_order.graphql.ts';
import { PackButton } from './PackButton.tsx';
import { PromiseLeft } from './PromiseLeft.tsx';
import { queueTexts, texts } from './texts.ts';

/** An order in the queue: how much it is, how long there is, who is at it, and the way to pack it. */
export function PickingCard({ order: orderKey }: { order: PickingCard_order$key }) {
  const order = useFragment(
    graphql`
      fragment PickingCard_order on PickingOrder {
        number
        status
        promisedAt
        quantity
        toPick
        pickerName
        isMine
        lines {
          __typename
        }
        ...PackButton_order
      }
    `,
    orderKey,
  );
  const { number, status, promisedAt, quantity, toPick, pickerName, isMine, lines } = order;
  return (
    <Flex as="li" direction="column" layerStyle="card" p="4" gap="1">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text as="h2" textStyle="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {texts.number(number)}
        </Text>
        <PromiseLeft promisedAt={promisedAt} />
      </Flex>
      <Text fontVariantNumeric="tabular-nums">
        {texts.products(lines.length)} · {texts.pieces(quantity)}
      </Text>
      {status === 'PICKING' && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {whoPacks(pickerName, isMine)} · {queueTexts.toDo(toPick)}
        </Text>
      )}
      <Flex direction="column" mt="auto" pt="3">
        <PackButton order={order} />
      </Flex>
    </Flex>
  );
}

function whoPacks(name: string | null | undefined, isMine: boolean): string {
  if (isMine) return queueTexts.packedByYou;
  return name == null ? queueTexts.packedByNobody : queueTexts.packedBy(name);
}
