import { useSyncExternalStore } from 'react';
import { recentSearches } from './recentSearches.ts';

const MAX_MATCHING = 2;

/** The recent searches that begin with the typed text: all of them before anything is typed. */
export function useRecentSearches(text: string): readonly string[] {
  const searches = useSyncExternalStore(recentSearches.subscribe, recentSearches.read);
  const typed = text.trim().toLowerCase();
  if (typed === '') return searches;
  return searches
    .filter((search) => search.toLowerCase() !== typed && search.toLowerCase().startsWith(typed))
    .slice(0, MAX_MATCHING);
}
