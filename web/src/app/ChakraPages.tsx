import { Outlet } from 'react-router-dom';
import { Reauthentication } from '../shop/identity/reauthentication/Reauthentication.tsx';
import { ChakraRoot } from '../ui/theme/ChakraRoot.tsx';

/** The route around the pages that use Chakra's components; all sensitive changes are made on them. */
export function ChakraPages() {
  return (
    <ChakraRoot>
      <Outlet />
      <Reauthentication />
    </ChakraRoot>
  );
}
