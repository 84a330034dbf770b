import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/** The theme without its global styles, which are in the style sheet already (build/themeCss.ts). */
const systemWithoutGlobals = { ...system, _global: [] };

/** Around everything that uses Chakra's components. */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={systemWithoutGlobals}>{children}</ChakraProvider>;
}
