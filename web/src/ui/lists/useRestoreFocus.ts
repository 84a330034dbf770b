import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref whose element takes the focus if it was lost with a removed row; `count` is the number of rows. A row that
 * another user's change removes must not move the focus, so only a lost focus is restored.
 */
export function useRestoreFocus<E extends HTMLElement>(count: number) {
  const list = useRef<E>(null);
  const renderedCount = useRef(count);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const isLost = isWithin.current && !list.current?.contains(document.activeElement);
    if (count < renderedCount.current && isLost) list.current?.focus({ preventScroll: true });
    renderedCount.current = count;
  }, [count]);
  const onFocus = () => {
    isWithin.current = true;
  };
  const onBlur = () => {
    isWithin.current = false;
  };
  return { list, onFocus, onBlur };
}
