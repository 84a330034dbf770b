import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { PendingButton } from '../ui/PendingButton.tsx';
import type { FinishPickingBar_order$key } from './__generated__/FinishPickingBar_order.graphql.ts';
import { isPickComplete, readPickQuantities } from './pickQuantities.ts';
import { packTexts as texts } from './texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useAction } from '../../relay/useAction.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { FinishPickingBarFinishPickingMutation } from './__generated__/FinishPickingBarFinishPickingMutation.graphql.ts';
import { PICKING_PATH } from '../staffPaths.ts';
import { useRefusal } from '../fulfilment/RefreshContext.ts';

interface FinishPickingBarProps {
  order: FinishPickingBar_order$key;
  /** Resolves when the server has stored all quantities that are shown. */
  settled: () => Promise<void>;
}

/** The bar with the button that finishes picking; an order without any product in stock is cancelled after a confirmation. */
export function FinishPickingBar({ order: orderKey, settled }: FinishPickingBarProps) {
  const { id, number, lines } = useFragment(
    graphql`
      fragment FinishPickingBar_order on PickingOrder {
        id
        number
        lines {
          ...pickQuantities_readPickQuantities
        }
      }
    `,
    orderKey,
  );
  const { finishPicking, isFinishing } = useFinishPicking();
  const [isAsking, setAsking] = useState(false);
  const quantities = lines.map((line) => readPickQuantities(line));
  const left = quantities.filter((line) => !isPickComplete(line)).length;
  const isNothing = quantities.every(({ quantity, missingQuantity }) => missingQuantity >= quantity);
  const finish = () => finishPicking({ orderId: id, number, settled, onRefused: () => setAsking(false) });

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
          {!isNothing && (
            <Text fontWeight="semibold" color={left > 0 ? 'fg.muted' : 'fg.success'} whiteSpace="nowrap">
              {left > 0 ? texts.stillOpen(left) : texts.allPicked}
            </Text>
          )}
          <PendingButton
            size="lg"
            flex="1"
            maxW={isNothing ? undefined : 'xs'}
            colorPalette={isNothing ? 'red' : 'green'}
            disabled={left > 0}
            isPending={isFinishing}
            onClick={() => (isNothing ? setAsking(true) : finish())}
          >
            {isNothing ? texts.nothingFound : texts.packed}
          </PendingButton>
        </Flex>
      </Box>
      <ConfirmDialog
        title={texts.nothingTitle}
        text={texts.nothingText}
        action={texts.nothingConfirm}
        isDestructive
        isOpen={isAsking}
        isBusy={isFinishing}
        onClose={() => setAsking(false)}
        onConfirm={finish}
      />
    </>
  );
}

interface Finish {
  orderId: string;
  number: number;
  /** Resolves when the server has stored all marks. */
  settled: () => Promise<void>;
  onRefused: () => void;
}

/** Finishes the picking of an order, shows whether it is packed or cancelled, and returns to the queue. */
function useFinishPicking() {
  const navigate = useNavigate();
  const refuse = useRefusal();
  const [isWaiting, setWaiting] = useState(false);
  const [act, isCommitting] = useAction<FinishPickingBarFinishPickingMutation>(graphql`
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
  `);
  const isFinishing = isWaiting || isCommitting;

  const finishPicking = async ({ orderId, number, settled, onRefused }: Finish) => {
    if (isFinishing) return;
    setWaiting(true);
    await settled();
    setWaiting(false);
    act(
      { orderId },
      {
        onDone: ({ order }) => {
          showSuccess(order.status === 'CANCELLED' ? texts.cancelledToast(number) : texts.packedToast(number));
          void navigate(PICKING_PATH);
        },
        onRefused: (message) => {
          refuse(message);
          onRefused();
        },
      },
    );
  };
  return { finishPicking: (finish: Finish) => void finishPicking(finish), isFinishing };
}
