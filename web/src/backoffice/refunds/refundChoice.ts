import { reasonTexts } from '../../shop/orders/refunds/texts.ts';
import type { RefundCreateLineInput } from './__generated__/RefundItemsMutation.graphql.ts';

/** How many pieces of a line are refunded, why, and what happens to them. */
export interface RefundChoice {
  quantity: number;
  reason: NonNullable<RefundCreateLineInput['reason']>;
  restockType: NonNullable<RefundCreateLineInput['restockType']>;
}

/** Why pieces are refunded. */
export type RefundReason = RefundChoice['reason'];

/** The choice that the form starts with. */
export function startingChoice(quantity: number, reason: RefundReason = 'DAMAGED'): RefundChoice {
  return { quantity, reason, restockType: usualRestockType(reason) };
}

/** Whether a reason of the schema is one that the form knows. */
export function isRefundReason(reason: string): reason is RefundReason {
  return Object.hasOwn(reasonTexts, reason);
}

/** What usually happens to pieces that are refunded for a reason. */
export function usualRestockType(reason: RefundReason): RefundChoice['restockType'] {
  if (reason === 'MISSING') return 'NO_RESTOCK';
  return reason === 'WRONG_ITEM' ? 'RETURN' : 'DISCARD';
}
