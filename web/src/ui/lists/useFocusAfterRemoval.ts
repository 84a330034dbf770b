import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref whose element takes the focus when `count`, the number of rows, decreases: the removed row held the focused button. */
export function useFocusAfterRemoval<E extends HTMLElement>(count: number): RefObject<E | null> {
  const list = useRef<E>(null);
  const renderedCount = useRef(0);
  useLayoutEffect(() => {
    if (count < renderedCount.current) list.current?.focus({ preventScroll: true });
    renderedCount.current = count;
  }, [count]);
  return list;
}
