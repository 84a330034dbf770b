import { Button, Box, Text } from '@chakra-ui/react';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { CartDrawer } from '../../cart/panel/CartDrawer.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { ReorderButton_order$key } from './__generated__/ReorderButton_order.graphql.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { ActionPayload } from '../../../relay/actionCallbacks.ts';
import { useAction } from '../../../relay/useAction.ts';
import { readMyCart } from '../../cart/cartLines.ts';
import { isClosed } from '../orderStates.ts';
import type { ReorderButtonReorderMutation } from './__generated__/ReorderButtonReorderMutation.graphql.ts';

/** Fixed texts around ordering the same products again. */
const reorderTexts = {
  open: 'Order again',
  added: (count: number) => (count === 1 ? '1 item added to your cart' : `${count} items added to your cart`),
  someUnavailable: (count: number) => (count === 1 ? '1 item unavailable' : `${count} items unavailable`),
} as const;

/** Why a product was not added to the cart, by the reason's name in the schema; `count` is how many pieces. */
const unavailableTexts: Readonly<Record<string, (count: number) => string>> = {
  WITHDRAWN: () => 'No longer sold',
  OUT_OF_STOCK: () => 'Out of stock',
  INSUFFICIENT_STOCK: (count) => `${count} fewer than last time`,
  LIMIT_EXCEEDED: (count) => `${count} over the limit per order`,
  CART_FULL: () => 'Your cart is full',
};

type Outcome = Pick<ActionPayload<ReorderButtonReorderMutation>, 'addedCount' | 'unavailableLines'>;

interface ReorderButtonProps {
  order: ReorderButton_order$key;
  size?: 'sm' | 'md';
}

/** Adds an order's products to the cart and opens it; unavailable products are listed first. Hidden until the order is closed. */
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
  const [outcome, setOutcome] = useState<Outcome>({
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
          showSuccess(addedCount > 0 ? reorderTexts.added(addedCount) : 'Everything is already in your cart');
          openCart();
        },
      },
    );

  if (!isClosed(status)) return null;
  return (
    <>
      <Button
        size={size}
        variant="outline"
        aria-label={`Order again: order #${number}`}
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
      <ConfirmDialog
        title="Some items couldn't be added"
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
        onExited={() => isCartNext && openCart()}
      >
        <UnavailableLines {...outcome} />
      </ConfirmDialog>
      <CartDrawer isSignedIn isOpen={shown === 'cart'} onClose={close} />
    </>
  );
}

/** Lists the products of an order that could not be added to the cart, with the reasons. */
function UnavailableLines({ addedCount, unavailableLines }: Outcome) {
  return (
    <>
      {addedCount > 0 && <Text color="fg.muted">{reorderTexts.added(addedCount)}</Text>}
      <Box as="ul" listStyleType="none" divideY="1px" maxH="50dvh" overflowY="auto" aria-label="Unavailable items">
        {unavailableLines.map(({ name, reason, quantity }, index) => (
          // Two products may have the same name.
          <Box as="li" key={`${name} ${index}`} py="2" overflowWrap="anywhere">
            <Text fontWeight="semibold">{name}</Text>
            <Text color="fg.muted">
              {unavailableTexts[reason]?.(quantity) ?? reorderTexts.someUnavailable(quantity)}
            </Text>
          </Box>
        ))}
      </Box>
    </>
  );
}
