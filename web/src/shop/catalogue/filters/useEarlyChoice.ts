import { useEffect, useEffectEvent } from 'react';

/** Applies once what was chosen before React took over the server's page, whose controls it leaves as they are. */
export function useEarlyChoice(apply: () => void): void {
  const applyOnce = useEffectEvent(apply);
  useEffect(() => applyOnce(), []);
}
