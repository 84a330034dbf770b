import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1100px)';

/** Whether there is room for all columns of the board side by side. */
export function useHasColumns(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
