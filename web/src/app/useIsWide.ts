import { useSyncExternalStore } from 'react';

/** The breakpoint `md` of ui/theme/tokens.ts. */
const WIDE = '(min-width: 48rem)';

/** Whether there is more room than on a phone, for what must stand elsewhere in the document then, not only on the screen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
