import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { onSessionExpired } from '../relay/refreshSession.ts';
import { Toaster } from '../ui/toasts/Toaster.tsx';
import { discoverRoutes } from './discoverRoutes.ts';
import { syncSessionAcrossTabs } from './syncSessionAcrossTabs.ts';
import { createRoutes } from './routes.tsx';
import { watchConnection } from './watchConnection.ts';

/** The router of the document; it starts the loaders of the present page. */
export function createRouter(): DataRouter {
  const router = createBrowserRouter(createRoutes(), { patchRoutesOnNavigation: discoverRoutes });
  onSessionExpired(() => void endSession(router));
  syncSessionAcrossTabs(router);
  watchConnection(router);
  return router;
}

/** Handles the end of a session by code that is loaded then; a document of an earlier release, whose code is gone, is reloaded. */
async function endSession(router: DataRouter): Promise<void> {
  try {
    (await import('./handleSessionExpired.ts')).handleSessionExpired(router);
  } catch {
    location.reload();
  }
}

/** The shop: its looks, its routes, its toasts. */
export function App({ router }: { router: DataRouter }) {
  return (
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>
  );
}

/** Resolves when the code and the loaders of the present page are ready, so that its first render is that of the server. */
export function whenInitialized(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
