import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PendingButton } from '../ui/PendingButton.tsx';
import { graphql, useFragment } from 'react-relay';
import type { FinishPickingBar_order$key } from './__generated__/FinishPickingBar_order.graphql.ts';
import { isPickComplete } from './pickQuantities.ts';
import { readPickQuantities } from './readPickQuantities.ts';
import { packTexts as texts } from './texts.ts';
import { useFinishPicking } from './useFinishPicking.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

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
          ...readPickQuantities_line
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
