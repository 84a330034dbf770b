import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LoadMoreState } from './useLoadMore.ts';
import { useNearViewport } from './useNearViewport.ts';

interface LazyListItemProps {
  pages: LoadMoreState;
  /** The skeleton that reserves the item's space. */
  children: ReactNode;
}

/**
 * A list item whose data is not loaded yet: loads the next page when it is near the viewport. Every missing item does so, not
 * only the first, because a reader who jumps to the end of the page is far from the first.
 */
export function LazyListItem({ pages, children }: LazyListItemProps) {
  const ref = useNearViewport<HTMLLIElement>(pages.canAutoLoad, pages.loadMore);
  return (
    <chakra.li ref={ref} aria-hidden listStyleType="none">
      {children}
    </chakra.li>
  );
}
