import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a strip of links or tabs to the current one whenever `current` changes. Only the strip scrolls: scrollIntoView would move the page as well. */
export function useScrollToCurrent<Strip extends HTMLElement>(current: string): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useLayoutEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current], [aria-selected=true]');
    if (!strip.current || !link) return;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
    strip.current.scrollTop = link.offsetTop - (strip.current.clientHeight - link.offsetHeight) / 2;
  }, [current]);
  return strip;
}
