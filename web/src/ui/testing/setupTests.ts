import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { findLabelsFast } from './findLabelsFast.ts';
import { finishRenders } from './finishRenders.ts';
import { provideShopIdentity } from './provideShopIdentity.ts';
import { insertOnlySeenStyles, removeStyles } from './insertOnlySeenStyles.ts';
import { skipHopelessSelectors } from './skipHopelessSelectors.ts';
import { skipOwnerStacks } from './skipOwnerStacks.ts';

// Test files share a worker, its packages and its document, which saves half of the time. Each file loads the project's own
// modules again, and with them their state: the toasts, the session and others.
vi.resetModules();

// Before the modules that read it from the page.
provideShopIdentity();

// relay-test-utils asks for a global `jest`.
Object.assign(globalThis, { jest: vi });

// On a busy machine the first render of a page takes longer than the library's default of one second.
configure({ asyncUtilTimeout: 300_000 });
finishRenders();

// What jsdom and React spend most of their time on, and no test needs.
insertOnlySeenStyles();
findLabelsFast();
skipHopelessSelectors();
skipOwnerStacks();

// A busy machine needs longer for a page than a toast is shown.
vi.mock('../toasts/shownMs.ts', () => ({ SHOWN_MS: 600_000, SUCCESS_SHOWN_MS: 600_000, ACTION_SHOWN_MS: 600_000 }));

// Browser features that jsdom lacks. There is no layout, so nothing scrolls, intersects or resizes; the reader prefers reduced
// motion, so that nothing is animated during a test.
class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoopObserver);
  vi.stubGlobal('ResizeObserver', NoopObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(prefers-reduced-motion: reduce)' }),
  );
});

afterEach(async () => {
  const { toastStore } = await import('../toasts/toastStore.ts');
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// Removes what a file leaves outside React's container, such as the announcements.
afterAll(() => {
  vi.useRealTimers();
  removeStyles();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
});
