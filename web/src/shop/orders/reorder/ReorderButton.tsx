import { ShoppingBasket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { ReorderButton_order$key } from './__generated__/ReorderButton_order.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { readMyCart } from '../../cart/cartLines.ts';
import { isClosed } from '../orderStates.ts';
import type { ReorderButtonReorderMutation } from './__generated__/ReorderButtonReorderMutation.graphql.ts';
import { texts } from '../texts.ts';
import styles from './ReorderButton.module.css';
import type { ReorderDialogsProps } from './ReorderDialogs.tsx';

const ReorderDialogs = lazy(async () => ({ default: (await import('./ReorderDialogs.tsx')).ReorderDialogs }));

interface ReorderButtonProps {
  order: ReorderButton_order$key;
  size?: 'sm' | 'md';
  text?: string;
}

/** Adds an order's products to the cart and opens it; unavailable products are listed first. Hidden until the order is closed. */
export function ReorderButton({ order: orderKey, size = 'md', text = texts.reorder }: ReorderButtonProps) {
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
  const [outcome, setOutcome] = useState<ReorderDialogsProps['outcome'] | null>(null);
  const [shown, setShown] = useState<ReorderDialogsProps['shown']>('nothing');

  const orderAgain = () => {
    if (isReordering) return;
    reorder(
      { orderId: id },
      {
        variables: { connections: readMyCart(environment).connectionIds },
        onDone: ({ addedCount, unavailableLines }) => {
          const isWhole = unavailableLines.length === 0;
          if (isWhole) showSuccess(addedCount > 0 ? texts.reordered(addedCount) : 'Everything is already in your cart');
          setOutcome({ addedCount, unavailableLines });
          setShown(isWhole ? 'cart' : 'unavailableLines');
        },
      },
    );
  };

  if (!isClosed(status)) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.button} button-${size}`}
        aria-label={`${text}: order #${number}`}
        aria-busy={isReordering}
        onClick={orderAgain}
      >
        <ShoppingBasket aria-hidden />
        {text}
      </button>
      {outcome && (
        <Suspense>
          <ReorderDialogs outcome={outcome} shown={shown} setShown={setShown} />
        </Suspense>
      )}
    </>
  );
}
