import { createContext, use } from 'react';
import type { OrderStatus } from '../../../shop/orders/__generated__/OrderStatusBadge_order.graphql.ts';

/** What an action on an order asks before it runs: the rider, the cash, or why the delivery failed. */
export type OrderQuestion = 'handOver' | 'assign' | 'cash' | 'failure';

/** The fields of an order that the questions need. */
export interface AskedOrder {
  id: string;
  number: number;
  status: OrderStatus;
  cashToCollect: number;
  /** The user id of the assigned rider. */
  riderId: string | null;
}

/** Opens the dialog of a question. It is rendered by the board, because the answer can remove the card that asked. */
export const OrderQuestionContext = createContext<(question: OrderQuestion, order: AskedOrder) => void>(
  () => undefined,
);

/** Returns the function that asks a question about an order. */
export function useOrderQuestion(): (question: OrderQuestion, order: AskedOrder) => void {
  return use(OrderQuestionContext);
}
