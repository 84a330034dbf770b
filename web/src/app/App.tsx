import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { onSessionExpired } from '../relay/refreshSession.ts';
import { Toaster } from '../ui/toasts/Toaster.tsx';
import { discoverRoutes } from './discoverRoutes.ts';
import { syncSessionAcrossTabs } from './syncSessionAcrossTabs.ts';
import { createRoutes } from './routes.tsx';
import { onConnectionLost } from '../relay/sendOperation.ts';
import { markStoreInvalid } from '../relay/environment.ts';
import { announce } from '../ui/announce.ts';
import { reconnection } from '../ui/reconnection.ts';
import { isReachable } from '../relay/isReachable.ts';
import { nextTry } from '../relay/nextTry.ts';
import { texts } from '../shop/layout/texts.ts';

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

const RETRY_MS = 1000;
/** Requests that fail although the server answers are not repeated by themselves more often than this. */
const MIN_BETWEEN_RETRIES_MS = 15_000;

/**
 * Shows that the shop can't be reached, by `data-offline` on the document, from the first request that fails until the server answers
 * again; then the page is brought up to date, and what failed to load tries again. The service worker sets the attribute in pages that it
 * had saved.
 */
export function watchConnection(router: Pick<DataRouter, 'state' | 'revalidate'>): void {
  const { dataset } = document.documentElement;
  let isWatching = false;
  let retriedAt = -Infinity;

  async function watch(): Promise<void> {
    if (isWatching) return;
    isWatching = true;
    while (!(await isReachable())) {
      if (dataset['offline'] === undefined) announce(texts.offline);
      dataset['offline'] = '';
      await nextTry(RETRY_MS);
    }
    isWatching = false;
    if (dataset['offline'] === undefined) return retryAfterBlip();
    delete dataset['offline'];
    announce('You’re back online.');
    if (router.state.errors !== null) return location.reload(); // the page's code could not be loaded
    markStoreInvalid();
    await router.revalidate();
    reconnection.report();
  }

  /** The connection was lost for so short that the page need not say so. */
  async function retryAfterBlip(): Promise<void> {
    if (performance.now() - retriedAt < MIN_BETWEEN_RETRIES_MS) return;
    retriedAt = performance.now();
    await nextTry(RETRY_MS);
    reconnection.report();
  }

  const start = () => void watch();
  onConnectionLost(start);
  window.addEventListener('offline', start);
  if (dataset['offline'] !== undefined) start();
}
