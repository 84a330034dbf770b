import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Options = NonNullable<Parameters<typeof vi.useFakeTimers>[0]>;

/**
 * Stops the clock until the test advances it by `vi.advanceTimersByTimeAsync`, or `startClock` ends the pause. With fake
 * timers alone the testing library's waits advance the clock at each look, so that a slow machine sees more time pass.
 */
export function stopClock(options: Options = {}): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], ...options });
  vi.stubGlobal('jest', { advanceTimersByTime: () => vi.advanceTimersByTime(0) }); // the library's clock step
}

/** Runs pending timers, which libraries need to finish their work, and lets time pass meanwhile. */
export function startClock(): void {
  if (!vi.isFakeTimers()) return;
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
}
