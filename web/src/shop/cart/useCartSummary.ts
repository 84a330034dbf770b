import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import type { useCartSummary_cart$key } from './__generated__/useCartSummary_cart.graphql.ts';
import { texts } from './texts.ts';

interface CartSummary {
  /** The number of items that are available. */
  quantity: number;
  items: string;
  /** The total, or a text that nothing in the cart is available. */
  total: string;
}

/** What the cart buttons show; null while the cart is empty. */
export function useCartSummary(cartKey: useCartSummary_cart$key | null | undefined): CartSummary | null {
  const cart = useFragment(
    graphql`
      fragment useCartSummary_cart on Cart {
        lineCount
        bill {
          quantity
          grandTotal
        }
      }
    `,
    cartKey,
  );
  if (cart == null) return null;
  const { quantity, grandTotal } = cart.bill;
  if (quantity > 0) return { quantity, items: texts.itemCount(quantity), total: formatRupees(grandTotal) };
  const { lineCount } = cart;
  return lineCount === 0 ? null : { quantity, items: texts.itemCount(lineCount), total: 'Not available' };
}
