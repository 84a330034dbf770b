import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation the element with the id, which holds the page, takes the focus, so that the keyboard continues at the top of the
 * new page. A page that focuses an element itself keeps that focus.
 */
export function useFocusOnNavigation(id: string): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, id]);
}
