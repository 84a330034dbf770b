import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isPagePath, isPublic, markedPage, markedResult } from './responses.ts';

declare const self: ServiceWorkerGlobalScope;
/** What build/serviceWorker.ts finds in the build: the shell, the code of the public pages and the fonts. */
declare const PRECACHE: PrecacheEntry[];
/** The address of the client's entry, which is different in each release. */
declare const RELEASE: string;

/**
 * The service worker. Pages and answers come from the network, and from the caches only without one, marked as saved. It keeps what is the
 * same for all users (`Cache-Control: public`) and nothing of a viewer's own. What has a hash in its name comes from the caches first.
 */

const DAY_SECONDS = 24 * 60 * 60;
/** How long to wait for a slow page if an earlier copy is cached. */
const PAGE_TIMEOUT_SECONDS = 8;
const SHELL = '/index.html';

// Another release asks by a message before it takes over (app/serviceWorker.ts).
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'SKIP_WAITING') void self.skipWaiting();
  if (data === 'GET_RELEASE') ports[0]?.postMessage(RELEASE);
});
clientsClaim();
enableNavigationPreload();
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });

const keepPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isPublic(response) ? response : null),
};
const byAddress = { ignoreVary: true };

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isNavigation(request) && isPagePath(url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    matchOptions: byAddress,
    networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
    plugins: [
      keepPublic,
      new ExpirationPlugin({
        maxEntries: 40,
        maxAgeSeconds: 7 * DAY_SECONDS,
        purgeOnQuotaError: true,
        matchOptions: byAddress,
      }),
      {
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markedPage(cachedResponse),
        handlerDidError: async () => {
          const shell = await matchPrecache(SHELL);
          return shell && markedPage(shell);
        },
      },
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/graphql' && url.searchParams.has('documentId'),
  new NetworkFirst({
    cacheName: 'answers',
    matchOptions: byAddress,
    plugins: [
      keepPublic,
      new ExpirationPlugin({
        maxEntries: 150,
        maxAgeSeconds: 7 * DAY_SECONDS,
        purgeOnQuotaError: true,
        matchOptions: byAddress,
      }),
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markedResult(cachedResponse) },
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [keepPublic, new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: 'pictures',
    matchOptions: byAddress,
    plugins: [
      keepPublic,
      new ExpirationPlugin({
        maxEntries: 200,
        maxAgeSeconds: 30 * DAY_SECONDS,
        purgeOnQuotaError: true,
        matchOptions: byAddress,
      }),
    ],
  }),
);

/** A page that a browser opens, or that the page asks the worker to keep. */
function isNavigation(request: Request): boolean {
  return request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
}
