import type { PreloadedQuery } from 'react-relay';
import type { DataRouter, LoaderFunctionArgs } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import type { FirstPictures } from '../shop/catalogue/pictureSizes.ts';
import { currentEnvironment } from '../relay/environment.ts';
import { linkedPath, matchPage } from './matchPage.ts';

/** A pointer that rests on a link so long is likely to press it. */
const HOVER_MS = 65;
/** How long preloaded data is kept for the navigation. */
const KEPT_MS = 60_000;

/** What relay/preload.ts returns; without a source the store has the data, and the browser the pictures. */
type PreloadedData = Pick<PreloadedQuery<OperationType>, 'dispose' | 'source'>;

/**
 * Loads the code, the public data and the first pictures of a page when a pointer rests on a link to it, a finger touches it or the
 * keyboard comes to it, so that the press finds them. Readers who save data are left alone.
 */
export function preloadOnIntent(router: DataRouter): void {
  if (savesData()) return;
  const kept = new Map<string, unknown>(); // the environment that a path's data is in
  let hover: ReturnType<typeof setTimeout> | undefined;

  const preload = (path: string) => {
    const environment = currentEnvironment();
    if (kept.get(path) === environment) return;
    kept.set(path, environment);
    setTimeout(() => kept.delete(path), KEPT_MS);
    preloadPage(router, path);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(hover);
    const path = linkedPath(target);
    if (path !== null && pointerType === 'mouse') hover = setTimeout(() => preload(path), HOVER_MS);
  });
  for (const name of ['touchstart', 'focusin'] as const) {
    document.addEventListener(
      name,
      ({ target }) => {
        const path = linkedPath(target);
        if (path !== null) preload(path);
      },
      { passive: true },
    );
  }
}

function preloadPage(router: DataRouter, path: string): void {
  const match = matchPage(router, path);
  if (!match) return;
  const { handle, lazy, loader } = match.route;
  const parts = typeof lazy === 'object' ? lazy : {}; // the router drops them once it has loaded them
  parts.Component?.().catch(() => undefined); // the navigation reports the error
  if (!match.isOfCatalogue || typeof loader !== 'function') return; // a viewer's own data is loaded by the navigation alone
  const args = { request: new Request(new URL(path, location.origin)), params: match.params };
  const data: unknown = loader(args as LoaderFunctionArgs, undefined); // relay/preload.ts reads no more of them
  if (!isPreloadedData(data)) return;
  setTimeout(() => data.dispose(), KEPT_MS);
  void loadPictures(data, handle ?? parts.handle?.()).catch(() => undefined);
}

/** Loads the pictures that the route's handle (routes.tsx) finds in the data. */
async function loadPictures({ source }: PreloadedData, handle: unknown): Promise<void> {
  const [response, find] = await Promise.all([source?.toPromise(), handle as Promise<FirstPictures> | FirstPictures]);
  for (const attributes of response ? find(response) : []) Object.assign(new Image(), attributes);
}

function isPreloadedData(data: unknown): data is PreloadedData {
  return typeof data === 'object' && data !== null && 'dispose' in data;
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
