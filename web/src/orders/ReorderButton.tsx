import { Button } from '@chakra-ui/react';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment, useQueryLoader } from 'react-relay';
import cartDrawerQuery, { type CartDrawerQuery } from '../cart/__generated__/CartDrawerQuery.graphql.ts';
import { CartDrawer } from '../cart/CartDrawer.tsx';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { ReorderButton_order$key } from './__generated__/ReorderButton_order.graphql.ts';
import { LeftOutDialog, type ReorderOutcome } from './LeftOutDialog.tsx';
import { reorderTexts as texts } from './texts.ts';
import { useReorder } from './useReorder.ts';

/** Puts an order into the cart again and opens that; says before what could not be put in. Not for one that still waits to be paid. */
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
  const [outcome, setOutcome] = useState<ReorderOutcome>({ addedCount: 0, leftOut: [] });
  const [shown, setShown] = useState<'nothing' | 'leftOut' | 'cart'>('nothing');
  const [isCartNext, setCartNext] = useState(false);
  const [queryRef, loadQuery] = useQueryLoader<CartDrawerQuery>(cartDrawerQuery);

  const load = () => loadQuery({}, { fetchPolicy: 'store-and-network' });
  const close = () => setShown('nothing');
  const openCart = () => {
    load();
    setCartNext(false);
    setShown('cart');
  };
  const orderAgain = () =>
    reorder(id, {
      onReordered: (addedCount, missing) => {
        if (missing.length > 0) {
          setOutcome({ addedCount, leftOut: missing });
          setShown('leftOut');
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
        // In the list the whole row is a link, which it has to lie over.
        position="relative"
        zIndex="1"
        onClick={orderAgain}
      >
        <ShoppingBasket aria-hidden />
        {texts.open}
      </Button>
      <LeftOutDialog
        outcome={outcome}
        isOpen={shown === 'leftOut'}
        onClose={close}
        onSeeCart={() => {
          setCartNext(true);
          close();
        }}
        // A drawer that opens over a closing dialog would be closed with it.
        onExited={() => isCartNext && openCart()}
      />
      {queryRef != null && <CartDrawer queryRef={queryRef} isOpen={shown === 'cart'} onClose={close} onRetry={load} />}
    </>
  );
}
