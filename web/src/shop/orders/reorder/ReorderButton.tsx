import { Button } from '@chakra-ui/react';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CartDrawer } from '../../cart/panel/CartDrawer.tsx';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { ReorderButton_order$key } from './__generated__/ReorderButton_order.graphql.ts';
import { UnavailableLinesDialog, type ReorderOutcome } from './UnavailableLinesDialog.tsx';
import { reorderTexts as texts } from './texts.ts';
import { useReorder } from './useReorder.ts';

/** Adds an order's products to the cart and opens it; unavailable products are listed first. Hidden while the order is unpaid. */
export function ReorderButton({
  order: orderKey,
  size = 'md',
}: {
  order: ReorderButton_order$key;
  size?: 'sm' | 'md';
}) {
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
  const { reorder, isReordering } = useReorder();
  const [outcome, setOutcome] = useState<ReorderOutcome>({ addedCount: 0, unavailableLines: [] });
  const [shown, setShown] = useState<'nothing' | 'unavailableLines' | 'cart'>('nothing');
  const [isCartNext, setCartNext] = useState(false);

  const close = () => setShown('nothing');
  const openCart = () => {
    setCartNext(false);
    setShown('cart');
  };
  const orderAgain = () =>
    reorder(id, {
      onReordered: (addedCount, missing) => {
        if (missing.length > 0) {
          setOutcome({ addedCount, unavailableLines: missing });
          setShown('unavailableLines');
          return;
        }
        showSuccess(addedCount > 0 ? texts.added(addedCount) : texts.hadAll);
        openCart();
      },
      onRefused: showError,
    });

  if (status === 'PENDING_PAYMENT') return null;
  return (
    <>
      <Button
        size={size}
        variant="outline"
        aria-label={texts.label(number)}
        loading={isReordering}
        loadingText={texts.open}
        // In the list the whole row is a link, and the button lies over it.
        position="relative"
        zIndex="1"
        onClick={orderAgain}
      >
        <ShoppingBasket aria-hidden />
        {texts.open}
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
