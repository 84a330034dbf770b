import { Box, type BoxProps } from '@chakra-ui/react';

/** Fades its content while other content is being loaded. */
export function BusyFade({ isBusy, ...box }: BoxProps & { isBusy: boolean }) {
  return <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out" {...box} />;
}
