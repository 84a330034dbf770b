import { Box, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useRestoreFocus } from '../../ui/lists/useRestoreFocus.ts';

interface OrderCardGridProps {
  label: string;
  /** The number of cards. */
  count: number;
  /** Cards, each an `li`. */
  children: ReactNode;
}

/** A grid of order cards; it takes the focus of a card that was removed. */
export function OrderCardGrid({ label, count, children }: OrderCardGridProps) {
  const { list, ...focus } = useRestoreFocus<HTMLDivElement>(count);
  return (
    <Box ref={list} {...focus} tabIndex={-1} outline="none">
      {count > 0 && (
        <Box as="ul" aria-label={label} css={gridLook} listStyleType="none">
          {children}
        </Box>
      )}
    </Box>
  );
}

/** A grid of order cards while it loads. */
export function OrderCardGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Box css={gridLook} aria-busy>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} h="56" borderRadius="card" />
      ))}
    </Box>
  );
}

const gridLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: '3',
} as const;
