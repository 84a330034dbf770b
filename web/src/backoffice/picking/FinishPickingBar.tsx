import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { PendingButton } from '../ui/PendingButton.tsx';
import { isPickComplete, type PickLine } from './pickQuantities.ts';
import { packTexts as texts } from './texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useAction } from '../../relay/useAction.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { FinishPickingBarFinishPickingMutation } from './__generated__/FinishPickingBarFinishPickingMutation.graphql.ts';
import { PICKING_PATH } from '../staffPaths.ts';
import { useStartDelivery } from '../deliveries/useFinishDelivery.ts';
import { useRefusal } from '../fulfillment/RefreshContext.ts';
import { useCan } from '../../shop/identity/permissions.ts';

interface FinishPickingBarProps {
  order: { id: string; number: number };
  lines: readonly PickLine[];
  /** Resolves when the server has stored all quantities that are shown. */
  settled: () => Promise<void>;
}

/**
 * The bar with the button that finishes picking, and one for a picker who also delivers; an order without any product in stock is
 * cancelled after a confirmation.
 */
export function FinishPickingBar({ order: { id, number }, lines, settled }: FinishPickingBarProps) {
  const navigate = useNavigate();
  const refuse = useRefusal();
  const can = useCan();
  const [isAsking, setAsking] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [startDelivery, isStarting] = useStartDelivery(
    (isStarted) => void navigate(isStarted ? '/dashboard/deliveries' : PICKING_PATH),
  );
  const [finishPicking, isCommitting] = useAction<FinishPickingBarFinishPickingMutation>(
    graphql`
      mutation FinishPickingBarFinishPickingMutation($input: PickingFinishInput!) {
        pickingFinish(input: $input) {
          ... on PickingFinishPayload {
            order {
              status
              ...pickingOrderChanges_order
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onRefused: (message) => {
        refuse(message);
        setAsking(false);
      },
    },
  );
  const isFinishing = isWaiting || isCommitting || isStarting;
  const left = lines.filter((line) => !isPickComplete(line)).length;
  const isNothing = lines.every(({ quantity, missingQuantity }) => missingQuantity >= quantity);
  const canDeliver = left === 0 && !isNothing && can('DELIVERIES');
  const finish = async (isDelivered = false) => {
    if (isFinishing) return;
    setWaiting(true);
    await settled();
    setWaiting(false);
    finishPicking(
      { orderId: id },
      {
        onDone: ({ order }) => {
          if (isDelivered && order.status === 'PACKED') return startDelivery(id);
          showSuccess(`Order #${number} is ${order.status === 'CANCELLED' ? 'cancelled' : 'packed'}`);
          void navigate(PICKING_PATH);
        },
      },
    );
  };

  return (
    <>
      <Box h="calc(5rem + env(safe-area-inset-bottom))" />
      <Box
        position="fixed"
        insetInline="0"
        bottom="0"
        zIndex="docked"
        bg="bg.panel"
        borderTopWidth="1px"
        px="4"
        pt="3"
        pb="calc(0.75rem + env(safe-area-inset-bottom))"
      >
        <Flex maxW="2xl" mx="auto" align="center" justify="space-between" gap="3">
          {canDeliver && (
            <PendingButton size="lg" flex="1" isPending={isFinishing} onClick={() => void finish(true)}>
              Pack and deliver
            </PendingButton>
          )}
          {!isNothing && !canDeliver && (
            <Text fontWeight="semibold" color={left > 0 ? 'fg.muted' : 'fg.success'} whiteSpace="nowrap">
              {left > 0 ? texts.stillOpen(left) : 'All marked'}
            </Text>
          )}
          <PendingButton
            size="lg"
            flex="1"
            maxW={isNothing ? undefined : 'xs'}
            variant={canDeliver ? 'outline' : 'solid'}
            colorPalette={isNothing ? 'red' : 'primary'}
            disabled={left > 0}
            isPending={isFinishing}
            onClick={() => (isNothing ? setAsking(true) : void finish())}
          >
            {isNothing ? 'Nothing found: cancel order' : 'Packed'}
          </PendingButton>
        </Flex>
      </Box>
      <ConfirmDialog
        title="Cancel this order?"
        text="None of the items are available. We’ll tell the shopper, who won’t be charged."
        action="Cancel order"
        isDestructive
        isOpen={isAsking}
        isBusy={isFinishing}
        onClose={() => setAsking(false)}
        onConfirm={() => void finish()}
      />
    </>
  );
}
