import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref whose element takes the focus when one of `count` rows has gone, because the row took the focused button with it. */
export function useFocusAfterRemoval<E extends HTMLElement>(count: number): RefObject<E | null> {
  const list = useRef<E>(null);
  const drawn = useRef(0);
  useLayoutEffect(() => {
    if (count < drawn.current) list.current?.focus({ preventScroll: true });
    drawn.current = count;
  }, [count]);
  return list;
}
