import { useEffect, useEffectEvent } from 'react';

/** Calls `poll` every `intervalMs` while the page is visible, and when it becomes visible again; not while `isOn` is false. */
export function usePolling(poll: () => void, intervalMs: number, isOn = true): void {
  const pollIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') poll();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const run = () => pollIfVisible();
    const timer = setInterval(run, intervalMs);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [intervalMs, isOn]);
}
