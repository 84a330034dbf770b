import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Test files share a worker, its packages and its document, which saves half of the time. What is ours each file loads anew:
// the toasts, the session and whatever else a module keeps.
vi.resetModules();

// relay-test-utils asks for a global `jest`.
Object.assign(globalThis, { jest: vi });

// On a busy machine the first render of a page takes longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });

// What a browser has and jsdom has not: no layout, so nothing scrolls, comes near or changes size; and a reader who asked for
// less motion, so that nothing moves while a test looks.
class NothingObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingObserver);
  vi.stubGlobal('ResizeObserver', NothingObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(prefers-reduced-motion: reduce)' }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// What a file may leave outside of React's container, such as the announcements, is not the next one's.
afterAll(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
});
