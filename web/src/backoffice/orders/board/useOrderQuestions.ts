import { useRef, useState } from 'react';
import type { AskedOrder, OrderQuestion } from './OrderQuestionContext.ts';

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
