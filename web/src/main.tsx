import '@fontsource-variable/figtree/wght.css';
import 'virtual:theme.css';
import './ui/theme/fallbackFonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter, Location } from 'react-router-dom';
import { App, createRouter, whenInitialized } from './app/App.tsx';
import { preloadOnIntent } from './app/preloadOnIntent.ts';
import { RECORDS_ID } from './app/recordsId.ts';
import { endStart } from './app/start.ts';
import { fillStore } from './relay/environment.ts';
import { linkedPath, matchPage } from './app/matchPage.ts';

/** By then a phone has drawn the page and is idle. */
const SERVICE_WORKER_DELAY_MS = 3000;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const records = document.getElementById(RECORDS_ID)?.textContent;
if (records == null) start(render(root));
else void hydrate(root, records).then(start);

function start(router: DataRouter): void {
  preloadOnIntent(router);
  navigateOnPress(router);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void startServiceWorker(router), SERVICE_WORKER_DELAY_MS);
}

function render(root: HTMLElement): DataRouter {
  const router = createRouter();
  createRoot(root).render(shopOf(router));
  return router;
}

/** Hydrates the server's page in short tasks, so that a cheap phone keeps scrolling. */
async function hydrate(root: HTMLElement, records: string): Promise<DataRouter> {
  await nextTask();
  fillStore(records);
  await nextTask();
  const router = createRouter();
  await whenInitialized(router);
  if (isAtDocument(router.state.location)) startTransition(() => void hydrateRoot(root, shopOf(router)));
  else createRoot(root).render(shopOf(router));
  endStart();
  return router;
}

/** Whether the location is still that of the server's page; Back within the same document leaves it before the client starts. */
function isAtDocument({ pathname, search }: Location): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation === undefined) return true;
  const served = new URL(navigation.name);
  return served.pathname === pathname && served.search === search;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function shopOf(router: DataRouter) {
  return (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
}

async function startServiceWorker(router: DataRouter): Promise<void> {
  const { registerServiceWorker } = await import('./app/serviceWorker.ts');
  await registerServiceWorker(router, new URL(import.meta.url).pathname);
}

/**
 * Opens a link between two pages of the catalogue when the mouse button goes down, about a tenth of a second before the click: there is
 * nothing on these pages that could be lost. A finger may be about to scroll, so its links open by the click.
 */
function navigateOnPress(router: DataRouter): void {
  const isOfCatalogue = (path: string) => matchPage(router, path)?.isOfCatalogue === true;
  document.addEventListener('pointerdown', (event) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (event.pointerType !== 'mouse' || !isPlain || isOnButton(event.target)) return;
    const path = linkedPath(event.target);
    if (path === null || !isOfCatalogue(path) || !isOfCatalogue(router.state.location.pathname)) return;
    ignoreClick();
    void router.navigate(path);
  });
}

/** Whether the press is for a button inside a link. */
function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button') instanceof HTMLButtonElement;
}

/** Ignores the click that ends the press; by then another element may be under the pointer. */
function ignoreClick(): void {
  const release = new AbortController();
  const { signal } = release;
  const prevent = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', prevent, { capture: true, signal });
  const end = () => setTimeout(() => release.abort()); // after the click, which follows the release of the button
  for (const name of ['pointerup', 'pointercancel', 'keydown'] as const)
    document.addEventListener(name, end, { signal });
}
