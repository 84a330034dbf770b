import { ChakraProvider } from '@chakra-ui/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { system } from '../ui/theme/system.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { createRoutes } from './routes.tsx';

const router = createBrowserRouter(createRoutes());

/** The shop: its looks, its routes, its toasts. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
      <Toaster />
    </ChakraProvider>
  );
}
