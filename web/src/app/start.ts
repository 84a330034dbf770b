import { hydration, type HydratedPart } from '../ui/hydration.ts';

/**
 * The script of a page that the server rendered, which names the client's scripts in `data-scripts`. Such a page is read, scrolled and
 * followed without the client. The client is loaded when the page's pictures are there, or at the first touch, and hydrates the frame; a
 * phone hydrates the page inside it when the reader touches, types or scrolls. Each script is an element of its own, because one task that
 * evaluates all of them blocks a cheap phone for long. Presses of buttons are kept until React has hydrated them.
 */
const scripts = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts'];
const FIRST_USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;
/** Screens on which the page has parts that React must complete before they are used, such as the arrows of its rows. */
const WIDE = '(min-width: 48rem)';
const ENTRY = /\/index-[^/]*$/;
const LONGEST_WAIT_MS = 2500;
const pressed = new Set<HTMLButtonElement>();
const hydrated = new Set<HydratedPart>();
let isReplaying = false;

/** Loads the client's scripts one after the other, up to its entry, which loads those of the page. */
function loadClient(): void {
  const waiting = client.splice(0);
  const loadNext = () => {
    const src = waiting.shift();
    if (src === undefined) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    script.fetchPriority = 'low';
    script.addEventListener('error', forgetPresses);
    document.head.append(script);
    setTimeout(loadNext);
  };
  loadNext();
}

function loadAfterPaint(): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    afterPaint(loadClient);
  });
  observer.observe({ type: 'paint', buffered: true });
}

function hydratePage(): void {
  for (const name of FIRST_USES) document.removeEventListener(name, hydratePage, { capture: true });
  loadClient();
  hydration.request();
}

/** Keeps the press of a button that React has not hydrated, and shows it as busy at once. */
function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null || isReplaying) return;
  const part = partOf(button);
  if (part === 'frame' && hydrated.has(part)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.add(button);
  button.ariaBusy = 'true';
  hydratePage();
  if (hydrated.has(part)) afterPaint(replayPresses);
}

function partOf(button: HTMLButtonElement): HydratedPart {
  return button.closest('#content') === null ? 'frame' : 'page';
}

function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

const all = scripts?.split(' ') ?? [];
const client = all.slice(0, all.findIndex((src) => ENTRY.test(src)) + 1);

if (scripts !== undefined) {
  if (!matchMedia(WIDE).matches) hydration.defer();
  hydration.onReport(onHydrated);
  document.addEventListener('click', keepPress, { capture: true });
  for (const name of FIRST_USES) document.addEventListener(name, hydratePage, { capture: true, passive: true });
  if (document.readyState === 'complete') loadAfterPaint();
  else window.addEventListener('load', loadAfterPaint);
  setTimeout(loadClient, LONGEST_WAIT_MS);
}

/** Without the client no press can be carried out; the page itself keeps working. */
export function forgetPresses(): void {
  for (const button of pressed) button.ariaBusy = null;
  pressed.clear();
}

/** React may still hydrate boundaries inside the page, for as long as the browser is not idle. */
function onHydrated(part: HydratedPart): void {
  hydrated.add(part);
  setTimeout(replayPresses); // React ignores presses while it runs effects
  if (part !== 'page') return;
  const end = () => document.removeEventListener('click', keepPress, { capture: true });
  if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: LONGEST_WAIT_MS });
  else setTimeout(end, LONGEST_WAIT_MS);
}

/** Replays the presses that were made before React hydrated their part of the page. */
function replayPresses(): void {
  for (const button of pressed) {
    if (!hydrated.has(partOf(button))) continue;
    pressed.delete(button);
    button.ariaBusy = null;
    isReplaying = true;
    button.click();
    isReplaying = false;
  }
}
