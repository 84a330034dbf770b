import { Box, Skeleton } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

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

/**
 * Returns a ref whose element takes the focus if it was lost with a removed row; `count` is the number of rows. A row that
 * another user's change removes must not move the focus, so only a lost focus is restored.
 */
function useRestoreFocus<E extends HTMLElement>(count: number) {
  const list = useRef<E>(null);
  const renderedCount = useRef(count);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const isLost = isWithin.current && !list.current?.contains(document.activeElement);
    if (count < renderedCount.current && isLost) list.current?.focus({ preventScroll: true });
    renderedCount.current = count;
  }, [count]);
  const onFocus = () => {
    isWithin.current = true;
  };
  const onBlur = () => {
    isWithin.current = false;
  };
  return { list, onFocus, onBlur };
}
