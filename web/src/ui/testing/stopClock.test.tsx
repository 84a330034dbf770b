import { render, screen } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startClock, stopClock } from './stopClock.ts';

function Egg() {
  const [isHere, setHere] = useState(false);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    queueMicrotask(() => setHere(true));
    const timer = setTimeout(() => setDone(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return isHere && <p>{isDone ? 'Done' : 'Raw'}</p>;
}

describe('stopClock', () => {
  afterEach(startClock);

  it('lets a test wait for elements while no time passes, and pass time itself', async () => {
    const now = Date.UTC(2026, 0, 15);
    stopClock({ now });
    render(<Egg />);
    for (let looks = 0; looks < 5; looks += 1) expect(await screen.findByText('Raw')).toBeVisible();
    expect(Date.now()).toBe(now);
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(await screen.findByText('Done')).toBeVisible();
  });
});
