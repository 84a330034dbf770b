import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For the element that holds the pages: takes the focus when another page has replaced the one with the pressed link, so that
 * the keyboard goes on at its top. A page that focuses something itself keeps that.
 */
export function useFocusOnArrival() {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
