import { act, render } from '@testing-library/react';
import { vi } from 'vitest';

/** For tests: stands in for the observers that jsdom has not got; nothing is near the viewport until the test says so. */
export function fakeObservers(): { scrollToEnd: () => void } {
  const watching = new Set<() => void>();

  class FakeIntersectionObserver {
    private readonly tell: () => void;

    constructor(callback: IntersectionObserverCallback) {
      // Only `isIntersecting` is read of an entry, and nothing of the observer.
      this.tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }

    observe() {
      watching.add(this.tell);
    }

    disconnect() {
      watching.delete(this.tell);
    }
  }

  class FakeResizeObserver {
    private readonly measure: () => void;

    constructor(measure: () => void) {
      this.measure = measure;
    }

    observe() {
      this.measure();
    }

    disconnect() {
      return undefined;
    }
  }

  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  return {
    scrollToEnd: () => {
      // Before it renders anything React runs the effects it has put off, which on a busy machine are those that observe.
      render(null);
      act(() => [...watching].forEach((tell) => tell()));
    },
  };
}
