import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ChakraRoot } from '../../../ui/theme/ChakraRoot.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { CartDrawer } from '../../cart/panel/CartDrawer.tsx';
import type { ActionPayload } from '../../../relay/actionCallbacks.ts';
import { texts } from '../texts.ts';
import type { ReorderButtonReorderMutation } from './__generated__/ReorderButtonReorderMutation.graphql.ts';

/** Why a product was not added to the cart, by the reason's name in the schema; `count` is how many pieces. */
const unavailableTexts: Readonly<Record<string, (count: number) => string>> = {
  WITHDRAWN: () => 'No longer sold',
  OUT_OF_STOCK: () => 'Out of stock',
  INSUFFICIENT_STOCK: (count) => `${count} fewer than last time`,
  LIMIT_EXCEEDED: (count) => `${count} over the limit per order`,
  CART_FULL: () => 'Your cart is full',
};

export interface ReorderDialogsProps {
  /** What was added to the cart, and what was not. */
  outcome: Pick<ActionPayload<ReorderButtonReorderMutation>, 'addedCount' | 'unavailableLines'>;
  shown: 'nothing' | 'unavailableLines' | 'cart';
  setShown: (shown: ReorderDialogsProps['shown']) => void;
}

/** What could not be added to the cart, and the cart; the home page has no styles of Chakra before. */
export function ReorderDialogs({ outcome, shown, setShown }: ReorderDialogsProps) {
  const [isCartNext, setCartNext] = useState(false);
  const close = () => setShown('nothing');
  return (
    <ChakraRoot>
      <ConfirmDialog
        title="Some items couldn’t be added"
        action="View cart"
        cancelLabel="Close"
        isBusy={false}
        isOpen={shown === 'unavailableLines'}
        onClose={close}
        onConfirm={() => {
          setCartNext(true);
          close();
        }}
        // A closing dialog would close a drawer that opens over it.
        onExited={() => {
          if (isCartNext) setShown('cart');
          setCartNext(false);
        }}
      >
        <UnavailableLines {...outcome} />
      </ConfirmDialog>
      <CartDrawer isSignedIn isOpen={shown === 'cart'} onClose={close} />
    </ChakraRoot>
  );
}

/** Lists the products of an order that could not be added to the cart, with the reasons. */
function UnavailableLines({ addedCount, unavailableLines }: ReorderDialogsProps['outcome']) {
  return (
    <>
      {addedCount > 0 && <Text color="fg.muted">{texts.reordered(addedCount)}</Text>}
      <Box as="ul" listStyleType="none" divideY="1px" maxH="50dvh" overflowY="auto" aria-label="Unavailable items">
        {unavailableLines.map(({ name, reason, quantity }, index) => (
          // Two products may have the same name.
          <Box as="li" key={`${name} ${index}`} py="2" overflowWrap="anywhere">
            <Text fontWeight="semibold">{name}</Text>
            <Text color="fg.muted">
              {unavailableTexts[reason]?.(quantity) ?? `${texts.items(quantity)} unavailable`}
            </Text>
          </Box>
        ))}
      </Box>
    </>
  );
}
