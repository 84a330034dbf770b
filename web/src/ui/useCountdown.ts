import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0 by the clock, so that a tab that was suspended shows the right value afterwards. */
export function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isRunning, endsAt]);

  const restart = () => {
    setEndsAt(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  };
  return { secondsLeft, restart };
}
