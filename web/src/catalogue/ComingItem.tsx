import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MorePages } from './useMorePages.ts';
import { useNearViewport } from './useNearViewport.ts';

interface ComingItemProps {
  pages: MorePages;
  /** The skeleton that keeps the item's room. */
  children: ReactNode;
}

/**
 * A list's item whose data is still to come: asks for the next page when it is near the viewport. Every missing item asks,
 * not only the first, because someone who jumps to the end of the page is far from the first.
 */
export function ComingItem({ pages, children }: ComingItemProps) {
  const ref = useNearViewport<HTMLLIElement>(pages.isWanted, pages.loadMore);
  return (
    <chakra.li ref={ref} aria-hidden listStyleType="none">
      {children}
    </chakra.li>
  );
}
