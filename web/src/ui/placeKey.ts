import type { Location } from 'react-router-dom';

/**
 * Names the history entry whose scroll position a location has: its own, or the one that its state names as `place`. The first entry of each
 * document has no key of its own, and would begin where another had been left.
 */
export function placeKey({ key, pathname, search, state }: Location<{ place?: string } | null>): string {
  return state?.place ?? (key === 'default' ? pathname + search : key);
}
