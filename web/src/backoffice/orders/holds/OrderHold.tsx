import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useAction } from '../../../relay/useAction.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../../permissions/Permitted.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { useRefusal } from '../../fulfilment/RefreshContext.ts';
import type { OrderHoldReleaseMutation } from './__generated__/OrderHoldReleaseMutation.graphql.ts';
import type { OrderHold_order$key } from './__generated__/OrderHold_order.graphql.ts';
import { holdReasonTexts, holdTexts as texts } from './texts.ts';

interface OrderHoldProps {
  order: OrderHold_order$key;
  /** Returns the element to focus once the panel is removed. */
  finalFocus: () => HTMLElement | null;
  /** Asks whether to cancel the order. */
  onCancel: () => void;
}

/** Why an order is on hold, with the buttons that release and cancel it; renders nothing for any other order. */
export function OrderHold({ order: orderKey, finalFocus, onCancel }: OrderHoldProps) {
  const { id, number, holdReason } = useFragment(
    graphql`
      fragment OrderHold_order on Order {
        id
        number
        holdReason
      }
    `,
    orderKey,
  );
  const [releaseHold, isReleasing] = useAction<OrderHoldReleaseMutation>(
    graphql`
      mutation OrderHoldReleaseMutation($input: OrderReleaseHoldInput!) {
        orderReleaseHold(input: $input) {
          ... on OrderReleaseHoldPayload {
            order {
              ...boardOrderChanges_order
            }
          }
          ... on OrderTransitionError {
            currentOrder {
              ...boardOrderChanges_order
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        showSuccess(texts.released(number));
        finalFocus()?.focus();
      },
      onRefused: useRefusal(),
    },
  );
  if (holdReason == null) return null;
  return (
    <Box
      as="section"
      aria-label={texts.title}
      layerStyle="card"
      padding="5"
      borderColor="brand.border"
      background="brand.subtle"
    >
      <Heading as="h2" textStyle="md" fontWeight="bold">
        {texts.title}
      </Heading>
      <Text marginTop="1">{holdReasonTexts[holdReason] ?? holdReason}</Text>
      <Text textStyle="sm" color="fg.muted">
        {texts.kept}
      </Text>
      <Permitted to="ORDERS">
        <Flex gap="3" wrap="wrap" marginTop="4">
          <PendingButton isPending={isReleasing} onClick={() => releaseHold({ orderId: id })}>
            {texts.release}
          </PendingButton>
          <Button variant="outline" colorPalette="red" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Flex>
      </Permitted>
    </Box>
  );
}
