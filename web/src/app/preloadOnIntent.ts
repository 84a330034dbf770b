import { matchRoutes, type DataRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { isDashboard } from './discoverRoutes.ts';
import { currentEnvironment } from '../relay/environment.ts';

/** A pointer that rests on a link so long is likely to press it. */
const HOVER_MS = 65;
/** How long what was loaded is kept for the navigation. */
const KEPT_MS = 60_000;

interface PreloadedData {
  dispose: () => void;
}

/**
 * Loads the code and the public data of a page when a pointer rests on a link to it, a finger touches it or the keyboard comes to it, so
 * that the press finds both. Readers who save data are left alone.
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
  const match = matchRoutes(router.routes as RouteObject[], path)?.at(-1); // the innermost
  if (!match) return;
  const { lazy, loader } = match.route;
  if (typeof lazy === 'object') lazy.Component?.().catch(() => undefined); // the navigation says what is wrong
  if (typeof loader !== 'function') return; // it comes with the code, for pages of a viewer's own
  const args = { request: new Request(new URL(path, location.origin)), params: match.params };
  const data: unknown = loader(args as LoaderFunctionArgs, undefined); // relay/preload.ts reads no more of them
  if (isPreloadedData(data)) setTimeout(() => data.dispose(), KEPT_MS);
}

/** The path of the link around an element, if it leads to another page of the shop; the router may not know those of the dashboard yet. */
function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return null;
  const isIgnored = link.pathname === location.pathname || isDashboard(link.pathname);
  return isIgnored ? null : link.pathname + link.search;
}

function isPreloadedData(data: unknown): data is PreloadedData {
  return typeof data === 'object' && data !== null && 'dispose' in data;
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
