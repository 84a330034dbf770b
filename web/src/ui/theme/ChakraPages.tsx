import { Outlet } from 'react-router-dom';
import { ChakraRoot } from './ChakraRoot.tsx';

/** The route around the pages that use Chakra's components. */
export function ChakraPages() {
  return (
    <ChakraRoot>
      <Outlet />
    </ChakraRoot>
  );
}
