import { useLayoutEffect, type RefObject } from 'react';

/** Tells an element, as `--free-height`, how high it may be above a phone's keyboard, which covers a part of the window. */
export function useFreeHeight(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!isShown || !viewport) return;
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      element.current?.style.setProperty('--free-height', `${viewport.offsetTop + viewport.height - top}px`);
    };
    measure();
    const listening = new AbortController();
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, measure, listening);
    return () => listening.abort();
  }, [element, isShown]);
}
