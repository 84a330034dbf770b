import { act, render } from '@testing-library/react';
import { vi } from 'vitest';

/** For tests: replaces the observers that jsdom lacks; nothing is near the viewport until the test calls `scrollToEnd`. */
export function fakeObservers(): { scrollToEnd: () => void } {
  const watching = new Set<() => void>();

  class FakeIntersectionObserver {
    private readonly notify: () => void;

    constructor(callback: IntersectionObserverCallback) {
      // The callbacks read only `isIntersecting` of an entry, and nothing of the observer.
      this.notify = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }

    observe() {
      watching.add(this.notify);
    }

    disconnect() {
      watching.delete(this.notify);
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
      // A render flushes React's pending effects, which on a busy machine include those that observe.
      render(null);
      act(() => [...watching].forEach((notify) => notify()));
    },
  };
}
