import { ChakraProvider } from '@chakra-ui/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onSessionEnd } from '../relay/sessionEnd.ts';
import { system } from '../ui/theme/system.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { discoverRoutes } from './discoverRoutes.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { leaveEndedSession } from './leaveEndedSession.ts';
import { createRoutes } from './routes.tsx';

const router = createBrowserRouter(createRoutes(), { patchRoutesOnNavigation: discoverRoutes });
onSessionEnd(() => leaveEndedSession(router));
followOtherTabs(router);

/** The shop: its looks, its routes, its toasts. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
      <Toaster />
    </ChakraProvider>
  );
}
