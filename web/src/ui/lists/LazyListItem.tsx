import { useRef, useState, type ReactNode } from 'react';
import type { LoadMoreState } from './useLoadMore.ts';
import { useNearViewport } from './useNearViewport.ts';

interface LazyListItemProps {
  pages: LoadMoreState;
  /** Reserves the item's space while it is empty. */
  className: string | undefined;
  /** The item's skeleton, rendered when the item is near the viewport. */
  children: ReactNode;
}

/**
 * A list item whose data is not loaded yet: loads the next page when it is near the viewport. Every missing item does so, not
 * only the first, because a reader who jumps to the end of the page is far from the first.
 */
export function LazyListItem({ pages, className, children }: LazyListItemProps) {
  const [isNear, setNear] = useState(false);
  const ref = useRef<HTMLLIElement>(null);
  useNearViewport(ref, pages.canAutoLoad, pages.loadMore);
  useNearViewport(ref, !isNear, () => setNear(true));
  return (
    <li className={className} ref={ref} aria-hidden>
      {isNear && children}
    </li>
  );
}
