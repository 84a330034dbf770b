import type { OrderStatus } from './__generated__/OrderStatusBadge_order.graphql.ts';
import { statusTexts } from './texts.ts';

/** An order's state in words; one that this client does not know yet is shown as the server spells it. */
export function nameStatus(status: OrderStatus): string {
  return statusTexts[status] ?? status;
}
