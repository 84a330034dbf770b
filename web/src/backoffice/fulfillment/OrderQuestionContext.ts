import { createContext, useRef, useState } from 'react';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { OrderStatus } from '../../shop/orders/__generated__/OrderDetails_order.graphql.ts';

/** What an action on an order asks before it runs: the rider, the cash, or why the delivery failed. */
export type OrderQuestion = 'handOver' | 'assign' | 'cash' | 'failure';

/** The fields of an order that the questions need. */
export interface AskedOrder {
  id: string;
  number: number;
  status: OrderStatus;
  cashToCollect: number;
  /** What is added to the price for whole rupees of cash. */
  roundOff?: number;
  /** The user id of the assigned rider. */
  riderId: string | null;
}

interface OrderQuestions {
  /** Opens the dialog of a question. It is rendered by the board, because the answer can remove the card that asked. */
  ask: (question: OrderQuestion, order: AskedOrder) => void;
  /** The user id of the rider to whom orders are handed without a question; null if several could deliver. */
  findOnlyRider: () => string | null;
}

export const OrderQuestionContext = createContext<OrderQuestions>({ ask: () => undefined, findOnlyRider: () => null });

export type AskedQuestion = ReturnType<typeof useOrderQuestions>['asked'];

/** The board's question, whose order stays while the dialog closes, and the functions that ask one or need not; a refusal calls `refresh`. */
export function useOrderQuestions(refresh: () => void) {
  const dialog = useActionDialog({ onRefused: refresh });
  const [question, setQuestion] = useState<OrderQuestion | null>(null);
  const [order, setOrder] = useState<AskedOrder | null>(null);
  const control = useRef<Element>(null);
  const onlyRider = useRef<string>(null);
  const ask = (next: OrderQuestion, about: AskedOrder) => {
    control.current = document.activeElement;
    setOrder(about);
    setQuestion(next);
    dialog.open();
  };
  /** The props of the dialog of some questions; `fallbackFocus` returns what takes the focus if the control that asked is gone. */
  const shownFor = (own: readonly OrderQuestion[], fallbackFocus: () => HTMLElement | null) => ({
    isOpen: dialog.shown.isOpen && question !== null && own.includes(question),
    isOnTop: true,
    onClose: dialog.close,
    finalFocus: () =>
      control.current instanceof HTMLElement && control.current.isConnected ? control.current : fallbackFocus(),
  });
  return { ask, findOnlyRider: () => onlyRider.current, asked: { dialog, question, order, shownFor, onlyRider } };
}
