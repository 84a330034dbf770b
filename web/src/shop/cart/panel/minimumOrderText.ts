import { graphql, readInlineData } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import type { minimumOrderText_cart$key } from './__generated__/minimumOrderText_cart.graphql.ts';
import { panelTexts } from './panelTexts.ts';

/** The amount a cart lacks for the minimum order; null when it lacks nothing. */
export function minimumOrderText(cart: minimumOrderText_cart$key): string | null {
  const { minimumOrder } = readInlineData(
    graphql`
      fragment minimumOrderText_cart on Cart @inline {
        minimumOrder {
          threshold
          remaining
        }
      }
    `,
    cart,
  );
  return minimumOrder == null
    ? null
    : panelTexts.belowMinimum(formatRupees(minimumOrder.remaining), formatRupees(minimumOrder.threshold));
}
