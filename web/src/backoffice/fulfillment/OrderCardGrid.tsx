import { Box, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useRestoreFocus } from '../../ui/lists/useRestoreFocus.ts';

const COLUMNS = 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))';

interface OrderCardGridProps {
  label: string | undefined;
  columns?: string;
  gap?: string;
  /** The number of cards. */
  count: number;
  /** Replaces the grid if there are no cards. */
  empty?: ReactNode;
  /** Cards, each an `li`. */
  children: ReactNode;
}

/** A grid of order cards; it takes the focus of a card that was removed. */
export function OrderCardGrid(props: OrderCardGridProps) {
  const { label, columns = COLUMNS, gap = '3', count, empty, children } = props;
  const { list, ...focus } = useRestoreFocus<HTMLDivElement>(count);
  return (
    <Box ref={list} {...focus} tabIndex={-1} outline="none">
      {count === 0 ? (
        empty
      ) : (
        <Box as="ul" aria-label={label} display="grid" gridTemplateColumns={columns} gap={gap} listStyleType="none">
          {children}
        </Box>
      )}
    </Box>
  );
}

/** A grid of order cards while it loads. */
export function OrderCardGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <Box display="grid" gridTemplateColumns={COLUMNS} gap="3" aria-busy>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} h="56" borderRadius="card" />
      ))}
    </Box>
  );
}
