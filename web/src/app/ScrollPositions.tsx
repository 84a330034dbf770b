import { useLayoutEffect, useState } from 'react';
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom';

/** The item of sessionStorage in which the positions of a tab are kept. */
const STORAGE_KEY = 'kirana.scrollPositions';

/** Restores the scroll positions of the history; a new page begins at the top. */
export function ScrollPositions() {
  return (
    <>
      <FirstPosition />
      <ScrollRestoration getKey={keyOf} storageKey={STORAGE_KEY} />
    </>
  );
}

/** Keeps the document's first page where it was scrolled to before React took it over; ScrollRestoration would begin it at the top. */
function FirstPosition() {
  const [location] = useState(useLocation());
  useLayoutEffect(() => {
    if (window.scrollY === 0) return;
    try {
      const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...positions, [keyOf(location)]: window.scrollY }));
    } catch {
      // sessionStorage can be disabled (private windows): the page begins at the top.
    }
  }, [location]);
  return null;
}

/** Names a history entry; the first of each document has no key of its own, and would begin where another had been left. */
function keyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
