/**
 * The script of a page that the server rendered, which names the client's scripts in `data-scripts`. Such a page is read, scrolled and
 * followed without the client, so the client is loaded when the page's pictures are there, or at the first touch. Each of its scripts is
 * an element of its own, because one task that evaluates all of them blocks a cheap phone for long. Presses of buttons are kept until the
 * client can carry them out.
 */
const scripts = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset['scripts'];
const firstTouches = ['pointerdown', 'keydown'] as const;
const LONGEST_WAIT_MS = 2500;
const pressed = new Set<HTMLButtonElement>();
let hasBegun = false;

function loadClient(): void {
  if (hasBegun) return;
  hasBegun = true;
  for (const src of scripts?.split(' ') ?? []) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    script.fetchPriority = 'low';
    script.addEventListener('error', forgetPresses);
    document.head.append(script);
  }
}

function loadAfterPaint(): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(loadClient));
  });
  observer.observe({ type: 'paint', buffered: true });
}

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null) return;
  event.preventDefault();
  pressed.add(button);
  button.ariaBusy = 'true';
}

if (scripts !== undefined) {
  document.addEventListener('click', keepPress, { capture: true });
  for (const name of firstTouches) document.addEventListener(name, loadClient, { once: true, passive: true });
  if (document.readyState === 'complete') loadAfterPaint();
  else window.addEventListener('load', loadAfterPaint);
  setTimeout(loadClient, LONGEST_WAIT_MS);
}

/** Without the client no press can be carried out; the page itself keeps working. */
function forgetPresses(): void {
  for (const button of pressed) button.ariaBusy = null;
  pressed.clear();
}

/** Replays the presses made before React hydrated the page. */
export function replayPresses(): void {
  document.removeEventListener('click', keepPress, { capture: true });
  for (const button of pressed) {
    button.ariaBusy = null;
    button.click();
  }
}
