import type { DataRouter } from 'react-router-dom';
import { linkedPath, matchPage } from './matchPage.ts';

/**
 * Opens a link between two pages of the catalogue when the mouse button goes down, about a tenth of a second before the click: there is
 * nothing on these pages that could be lost. A finger may be about to scroll, so its links open by the click.
 */
export function navigateOnPress(router: DataRouter): void {
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
