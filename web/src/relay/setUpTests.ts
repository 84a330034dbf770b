import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

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
