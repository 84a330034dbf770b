import { createContext, use, useRef, useState } from 'react';
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

/** The question that is asked; the order stays while the dialog closes. */
export interface AskedQuestion {
  question: OrderQuestion | null;
  order: AskedOrder | null;
  close: () => void;
  /** Returns the control that asked, or null when it is no longer on the page. */
  trigger: () => HTMLElement | null;
}

/** The state of the board's questions, and the function that asks one. */
export function useOrderQuestions() {
  const [question, setQuestion] = useState<OrderQuestion | null>(null);
  const [order, setOrder] = useState<AskedOrder | null>(null);
  const control = useRef<Element>(null);
  const ask = (next: OrderQuestion, about: AskedOrder) => {
    control.current = document.activeElement;
    setOrder(about);
    setQuestion(next);
  };
  const trigger = () =>
    control.current instanceof HTMLElement && control.current.isConnected ? control.current : null;
  const asked: AskedQuestion = { question, order, close: () => setQuestion(null), trigger };
  return { ask, asked };
}
