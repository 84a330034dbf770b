import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../money/formatRupees.ts';
import type { useCartSummary_cart$key } from './__generated__/useCartSummary_cart.graphql.ts';
import { texts } from './texts.ts';

interface CartSummary {
  /** How many pieces can be had. */
  quantity: number;
  items: string;
  /** What they cost, or that nothing of it can be had. */
  total: string;
}

/** What the ways into the cart say of it; null while nothing is in it. */
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
  return lineCount === 0 ? null : { quantity, items: texts.itemCount(lineCount), total: texts.unavailable };
}
