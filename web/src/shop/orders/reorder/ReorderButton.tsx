import { Button, Box, Flex, Text } from '@chakra-ui/react';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { CartDrawer } from '../../cart/panel/CartDrawer.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { ReorderButton_order$key } from './__generated__/ReorderButton_order.graphql.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { ActionPayload } from '../../../relay/actionCallbacks.ts';
import { useAction } from '../../../relay/useAction.ts';
import { readMyCart } from '../../cart/cartLines.ts';
import type { ReorderButtonReorderMutation } from './__generated__/ReorderButtonReorderMutation.graphql.ts';

/** Fixed texts around ordering the same products again. */
const reorderTexts = {
  open: 'Order again',
  label: (number: number) => `Order again: order #${number}`,
  added: (count: number) => (count === 1 ? '1 item added to your cart' : `${count} items added to your cart`),
  hadAll: 'Everything is already in your cart',
  unavailableTitle: "Some items couldn't be added",
  unavailableLines: 'Unavailable items',
  someUnavailable: (count: number) => (count === 1 ? '1 item unavailable' : `${count} items unavailable`),
  seeCart: 'View cart',
  close: 'Close',
} as const;

/** Why a product was not added to the cart, by the reason's name in the schema; `count` is how many pieces. */
const unavailableTexts: Readonly<Record<string, (count: number) => string>> = {
  WITHDRAWN: () => 'No longer sold',
  OUT_OF_STOCK: () => 'Out of stock',
  INSUFFICIENT_STOCK: (count) => `${count} fewer than last time`,
  LIMIT_EXCEEDED: (count) => `${count} over the limit per order`,
  CART_FULL: () => 'Your cart is full',
};

interface ReorderButtonProps {
  order: ReorderButton_order$key;
  size?: 'sm' | 'md';
}

/** Adds an order's products to the cart and opens it; unavailable products are listed first. Hidden while the order is unpaid. */
export function ReorderButton({ order: orderKey, size = 'md' }: ReorderButtonProps) {
  const { id, number, status } = useFragment(
    graphql`
      fragment ReorderButton_order on Order {
        id
        number
        status
      }
    `,
    orderKey,
  );
  const environment = useRelayEnvironment();
  const [reorder, isReordering] = useAction<ReorderButtonReorderMutation>(graphql`
    mutation ReorderButtonReorderMutation($input: OrderReorderInput!, $connections: [ID!]!) {
      orderReorder(input: $input) {
        ... on OrderReorderPayload {
          cart {
            ...cartTotals_cart
          }
          changedLineEdges @appendEdge(connections: $connections) {
            node {
              id
              quantity
              ...CartLineRow_line
              product {
                ...AddToCartButton_product
              }
            }
          }
          addedCount
          unavailableLines {
            name
            reason
            quantity
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [outcome, setOutcome] = useState<UnavailableLinesDialogProps['outcome']>({
    addedCount: 0,
    unavailableLines: [],
  });
  const [shown, setShown] = useState<'nothing' | 'unavailableLines' | 'cart'>('nothing');
  const [isCartNext, setCartNext] = useState(false);

  const close = () => setShown('nothing');
  const openCart = () => {
    setCartNext(false);
    setShown('cart');
  };
  const orderAgain = () =>
    reorder(
      { orderId: id },
      {
        variables: { connections: readMyCart(environment).connectionIds },
        onDone: ({ addedCount, unavailableLines }) => {
          if (unavailableLines.length > 0) {
            setOutcome({ addedCount, unavailableLines });
            setShown('unavailableLines');
            return;
          }
          showSuccess(addedCount > 0 ? reorderTexts.added(addedCount) : reorderTexts.hadAll);
          openCart();
        },
      },
    );

  if (status === 'PENDING_PAYMENT') return null;
  return (
    <>
      <Button
        size={size}
        variant="outline"
        aria-label={reorderTexts.label(number)}
        loading={isReordering}
        loadingText={reorderTexts.open}
        // In the list the whole row is a link, and the button lies over it.
        position="relative"
        zIndex="1"
        onClick={orderAgain}
      >
        <ShoppingBasket aria-hidden />
        {reorderTexts.open}
      </Button>
      <UnavailableLinesDialog
        outcome={outcome}
        isOpen={shown === 'unavailableLines'}
        onClose={close}
        onSeeCart={() => {
          setCartNext(true);
          close();
        }}
        // A closing dialog would close a drawer that opens over it.
        onExited={() => isCartNext && openCart()}
      />
      <CartDrawer isSignedIn isOpen={shown === 'cart'} onClose={close} />
    </>
  );
}

interface UnavailableLinesDialogProps {
  outcome: Pick<ActionPayload<ReorderButtonReorderMutation>, 'addedCount' | 'unavailableLines'>;
  isOpen: boolean;
  onClose: () => void;
  /** The shopper asked for the cart, which opens after this dialog has closed. */
  onSeeCart: () => void;
  onExited: () => void;
}

/** Lists the products of an order that could not be added to the cart, with the reasons. */
function UnavailableLinesDialog({ outcome, isOpen, onClose, onSeeCart, onExited }: UnavailableLinesDialogProps) {
  return (
    <FormDialog title={reorderTexts.unavailableTitle} isOpen={isOpen} onClose={onClose} onExited={onExited}>
      {outcome.addedCount > 0 && <Text color="fg.muted">{reorderTexts.added(outcome.addedCount)}</Text>}
      <Box
        as="ul"
        listStyleType="none"
        divideY="1px"
        maxH="50dvh"
        overflowY="auto"
        aria-label={reorderTexts.unavailableLines}
      >
        {outcome.unavailableLines.map(({ name, reason, quantity }, index) => (
          // Two products may have the same name.
          <Box as="li" key={`${name} ${index}`} py="2" overflowWrap="anywhere">
            <Text fontWeight="semibold">{name}</Text>
            <Text color="fg.muted">
              {unavailableTexts[reason]?.(quantity) ?? reorderTexts.someUnavailable(quantity)}
            </Text>
          </Box>
        ))}
      </Box>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="5">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {reorderTexts.close}
        </Button>
        <Button onClick={onSeeCart}>{reorderTexts.seeCart}</Button>
      </Flex>
    </FormDialog>
  );
}
