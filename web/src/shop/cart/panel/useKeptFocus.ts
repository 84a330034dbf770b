import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first of the elements that is there when a list gets shorter and its row has taken the focused button with it. */
export function useKeptFocus(count: number, elements: readonly RefObject<HTMLElement | null>[]): void {
  const renderedCount = useRef(0);
  useLayoutEffect(() => {
    if (count < renderedCount.current && document.activeElement === document.body) {
      elements.find(({ current }) => current !== null)?.current?.focus({ preventScroll: true });
    }
    renderedCount.current = count;
  });
}
