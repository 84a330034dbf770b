import { useEffect, useEffectEvent } from 'react';

/** Applies once the choices made before React hydrated the server's page, and leaves its controls unchanged. */
export function useEarlyChoice(apply: () => void): void {
  const applyOnce = useEffectEvent(apply);
  useEffect(() => applyOnce(), []);
}
