import { useLayoutEffect, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { placeKey } from '../ui/placeKey.ts';

/** The item of sessionStorage in which the positions of a tab are kept. */
const STORAGE_KEY = 'kirana.scrollPositions';

/** Restores the scroll positions of the history; a new page begins at the top. */
export function ScrollPositions() {
  return (
    <>
      <FirstPosition />
      <ScrollRestoration getKey={placeKey} storageKey={STORAGE_KEY} />
    </>
  );
}

/**
 * Keeps the document's first page where it was scrolled to before React took it over: ScrollRestoration would begin it at the top, or
 * where a page of this address had been left, which is right for Reload and Back alone.
 */
function FirstPosition() {
  const [location] = useState(useLocation());
  useLayoutEffect(() => {
    if (window.scrollY === 0 && !isNewNavigation()) return;
    try {
      const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
      const position = window.scrollY === 0 ? undefined : window.scrollY; // JSON has no undefined: the key is left out
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...positions, [placeKey(location)]: position }));
    } catch {
      // sessionStorage can be disabled (private windows): the page begins at the top.
    }
  }, [location]);
  return null;
}

/** Whether the document was opened by its address or a link, not by Reload, Back or Forward. */
function isNewNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
