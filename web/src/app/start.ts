/**
 * The script of a page that the server rendered, which names the client's scripts in `data-scripts`. Such a page is read, scrolled and
 * followed without the client, so the client is loaded when the page's pictures are there, or at the first use. A visitor's phone waits for
 * the first use, and downloads the libraries until then. Each script is an element of its own, because one task that evaluates all of them
 * blocks a cheap phone for long. Presses of buttons are kept until the client can carry them out.
 */
const data = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset;
const scripts = data?.['scripts']?.split(' ') ?? [];
const firstUses = ['pointerdown', 'keydown', 'input', 'wheel', 'scroll'] as const;
const PHONE = '(width < 48rem)';
const isOwn = (src: string) => /\/start-[^/]*$/.test(src);
const LONGEST_WAIT_MS = 2500;
const pressed = new Set<HTMLButtonElement>();
let hasBegun = false;
let isReady = false;
let isReplaying = false;

function loadClient(): void {
  if (hasBegun) return;
  hasBegun = true;
  for (const src of scripts) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    script.fetchPriority = 'low';
    script.addEventListener('error', reloadOnce);
    document.head.append(script);
  }
}

/** Loads the client at the first use. A press of a link leaves the page, so it need not wait for the client. */
function loadAtUse(event: Event): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (event.type === 'pointerdown' && control instanceof HTMLAnchorElement) return;
  for (const name of firstUses) document.removeEventListener(name, loadAtUse, { capture: true });
  loadClient();
}

function downloadLibraries(): void {
  for (const href of scripts.slice(0, scripts.findIndex(isOwn)))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** Whether the reader already uses the page: it is scrolled, another page of the shop led to it, a field waits for a text, or it shows an address or a pincode of the device (guestAddress.ts). */
function isInUse(): boolean {
  const isFromShop = document.referrer.startsWith(location.origin);
  if (window.scrollY > 0 || isFromShop || document.querySelector('[autofocus][value=""]')) return true;
  try {
    return ['kirana.guestAddressLine', 'kirana.pincode'].some((key) => key in localStorage);
  } catch {
    return false; // the storage is disabled
  }
}

function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

function whenPainted(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    afterPaint(callback);
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Keeps the press of a button until React can carry it out, and shows the button as busy in the next frame. */
function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null || isReplaying) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.add(button);
  button.ariaBusy = 'true';
  loadClient();
  if (isReady) afterPaint(replayPresses);
}

if (data !== undefined) {
  const isDeferred = 'visitor' in data && matchMedia(PHONE).matches && !isInUse();
  const begin = () => whenPainted(isDeferred ? downloadLibraries : loadClient);
  document.addEventListener('click', keepPress, { capture: true });
  for (const name of firstUses) document.addEventListener(name, loadAtUse, { capture: true, passive: true });
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
  if (!isDeferred) setTimeout(loadClient, LONGEST_WAIT_MS);
}

/** Drops the presses when a script is missing, and reloads a document whose release is gone; if that does not help, the page works without the client. */
function reloadOnce(): void {
  for (const button of pressed) button.ariaBusy = null;
  pressed.clear();
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') return;
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
}

/** Called when React has begun to hydrate the page. It hydrates what is pressed at once, and the rest while the browser is idle. */
export function endStart(): void {
  isReady = true;
  afterPaint(replayPresses);
  const end = () => document.removeEventListener('click', keepPress, { capture: true });
  if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: LONGEST_WAIT_MS });
  else setTimeout(end, LONGEST_WAIT_MS);
}

function replayPresses(): void {
  isReplaying = true;
  for (const button of pressed) {
    button.ariaBusy = null;
    button.click();
  }
  pressed.clear();
  isReplaying = false;
}
