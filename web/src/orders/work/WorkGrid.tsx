import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFocusOfLost } from './useFocusOfLost.ts';

interface WorkGridProps {
  label: string;
  /** How many cards there are. */
  count: number;
  /** Cards, each an `li`. */
  children: ReactNode;
}

/** Cards of orders side by side where there is room; it takes the focus of one that has gone. */
export function WorkGrid({ label, count, children }: WorkGridProps) {
  const { list, ...focus } = useFocusOfLost<HTMLDivElement>(count);
  return (
    <Box ref={list} {...focus} tabIndex={-1} outline="none">
      {count > 0 && (
        <Box
          as="ul"
          aria-label={label}
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
          gap="3"
          listStyleType="none"
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
