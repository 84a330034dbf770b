import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a section at its place on the screen while it has the focus and what is above it grows or shrinks with `contents`: it scrolls by as much.
 */
export function useKeptPlace(section: RefObject<HTMLElement | null>, contents: string): void {
  const top = useRef<number | null>(null);

  useLayoutEffect(() => {
    const element = section.current;
    if (element === null) return;
    const before = top.current;
    top.current = topOf(element);
    const moved = before === null ? 0 : top.current - before;
    if (moved !== 0 && element.contains(document.activeElement))
      scrollerOf(element).scrollBy({ top: moved, behavior: 'instant' });
  }, [section, contents]);
}

/** Where it is within its parent, in pixels and parts of them. */
function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top - (element.parentElement?.getBoundingClientRect().top ?? 0);
}

/** The element that scrolls with the section. */
function scrollerOf(element: HTMLElement): Element {
  let scroller = element.parentElement;
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return scroller ?? document.scrollingElement ?? document.documentElement;
}
