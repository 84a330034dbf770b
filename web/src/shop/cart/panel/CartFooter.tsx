import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The strip at the bottom of the panel, above a phone's home bar. */
export function CartFooter({ children }: { children: ReactNode }) {
  return (
    <Box
      position="sticky"
      bottom="0"
      borderTopWidth="1px"
      background="bg.panel"
      paddingInline="4"
      paddingTop="3"
      paddingBottom="calc(0.75rem + env(safe-area-inset-bottom))"
    >
      {children}
    </Box>
  );
}
