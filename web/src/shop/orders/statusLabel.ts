import type { OrderStatus } from './__generated__/OrderDetails_order.graphql.ts';
import { statusTexts } from './texts.ts';

/** An order's state in words; a state that this client does not know is shown by its name in the schema. */
export function statusLabel(status: OrderStatus): string {
  return statusTexts[status] ?? status;
}
