import { Box, Button, Flex, Heading, Spinner, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Permitted } from '../../permissions/Permitted.tsx';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { useBoardRefresh } from '../../fulfilment/BoardRefreshContext.ts';
import type { OrderHold_order$key } from './__generated__/OrderHold_order.graphql.ts';
import { holdReasonTexts, holdTexts as texts } from './texts.ts';
import { useReleaseHold } from './useReleaseHold.ts';

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
  const [releaseHold, isReleasing] = useReleaseHold();
  const refresh = useBoardRefresh();
  if (holdReason == null) return null;

  const release = () => {
    if (isReleasing) return;
    releaseHold(
      { orderId: id },
      {
        onDone: () => {
          showSuccess(texts.released(number));
          finalFocus()?.focus();
        },
        onRefused: (message) => {
          showError(message);
          refresh();
        },
      },
    );
  };
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
          {/* Not `disabled` while the mutation runs, because a disabled button loses the focus. */}
          <Button aria-disabled={isReleasing} onClick={release}>
            {isReleasing && <Spinner size="sm" />}
            {texts.release}
          </Button>
          <Button variant="outline" colorPalette="red" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Flex>
      </Permitted>
    </Box>
  );
}
