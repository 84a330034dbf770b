import { useLayoutEffect, useRef, useState, type RefObject, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { placeKey } from '../ui/placeKey.ts';

/** The item of sessionStorage in which the positions of a tab are kept. */
const STORAGE_KEY = 'kirana.scrollPositions';

/** The route around the frames of shoppers and of staff: each navigation moves the focus and the scroll position, also from one frame to the other. */
export function NavigationRoute() {
  useFocusOnNavigation('content');
  return (
    <>
      <Outlet />
      <ScrollPositions />
    </>
  );
}

/**
 * Restores the scroll positions of the history; a new page begins at the top. The document's first page stays where it was scrolled to
 * before React took it over: ScrollRestoration scrolls it to the top, and this component's effect, which is the next one, back again.
 */
function ScrollPositions() {
  const scrolledToRef = useRef(0);
  useLayoutEffect(() => {
    if (scrolledToRef.current > 0) window.scrollTo(0, scrolledToRef.current);
  }, []);
  return (
    <>
      <FirstPosition scrolledToRef={scrolledToRef} />
      <ScrollRestoration getKey={placeKey} storageKey={STORAGE_KEY} />
    </>
  );
}

/**
 * Reads where the document's first page is scrolled to, before ScrollRestoration does anything. The position at which a page of this address
 * had been left is right for Reload and Back alone, and only if the browser has not restored it itself.
 */
function FirstPosition({ scrolledToRef }: { scrolledToRef: RefObject<number> }) {
  const [location] = useState(useLocation());
  useLayoutEffect(() => {
    scrolledToRef.current = window.scrollY;
    if (window.scrollY === 0 && !isNewNavigation()) return;
    try {
      const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...positions, [placeKey(location)]: undefined })); // JSON leaves it out
    } catch {
      // sessionStorage can be disabled (private windows): no position was kept.
    }
  }, [location, scrolledToRef]);
  return null;
}

/** Whether the document was opened by its address or a link, not by Reload, Back or Forward. */
function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/**
 * After a navigation the element with the id, which holds the page, takes the focus, so that the keyboard continues at the top of the
 * new page. A page that focuses an element itself keeps that focus.
 */
function useFocusOnNavigation(id: string): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, id]);
}
