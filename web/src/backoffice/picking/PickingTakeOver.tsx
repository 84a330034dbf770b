import { Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { PickingTakeOver_order$key } from './__generated__/PickingTakeOver_order.graphql.ts';
import { StartPickingButton } from './StartPickingButton.tsx';
import { packTexts as texts } from './texts.ts';

/** Says why an order is read-only, with a button that takes it over. */
export function PickingTakeOver({ order: orderKey }: { order: PickingTakeOver_order$key }) {
  const order = useFragment(
    graphql`
      fragment PickingTakeOver_order on PickingOrder {
        status
        picker {
          name
        }
        ...StartPickingButton_order
      }
    `,
    orderKey,
  );
  const { status, picker } = order;
  return (
    <Flex
      role="status"
      justify="space-between"
      align="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="3"
      mb="3"
      borderRadius="card"
      bg="bg.warning"
    >
      <Text color="fg.warning" fontWeight="medium" overflowWrap="anywhere">
        {status === 'PICKING' ? texts.othersOrder(picker?.name ?? null) : texts.notBegun}
      </Text>
      <StartPickingButton order={order} />
    </Flex>
  );
}
