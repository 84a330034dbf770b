import { deviceStorage } from '../../../ui/deviceStorage.ts';

const STORAGE_KEY = 'kirana.recentSearches';
const MAX_SEARCHES = 10;
const MAX_LENGTH = 100;
const NONE: readonly string[] = [];

/** What was read last, and the stored text that it was read from. */
let cached: { stored: string | null; searches: readonly string[] } = { stored: null, searches: NONE };

/** The searches that were made on this device, the latest first; a logout deletes them. The same array until they change. */
export const recentSearches = {
  read(): readonly string[] {
    const stored = deviceStorage.read(STORAGE_KEY);
    if (stored !== cached.stored) cached = { stored, searches: parse(stored) };
    return cached.searches;
  },
  add(text: string): void {
    const search = text.trim().slice(0, MAX_LENGTH);
    if (search !== '') write([search, ...without(search)].slice(0, MAX_SEARCHES));
  },
  remove(text: string): void {
    write(without(text));
  },
  clear(): void {
    write(NONE);
  },
  /** Also calls the listener when another tab changes them. */
  subscribe: deviceStorage.subscribe,
};

function without(text: string): string[] {
  return recentSearches.read().filter((search) => search.toLowerCase() !== text.toLowerCase());
}

function write(searches: readonly string[]): void {
  deviceStorage.write(STORAGE_KEY, searches.length === 0 ? null : JSON.stringify(searches));
}

function parse(stored: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(searches)
      ? searches.filter((search) => typeof search === 'string').slice(0, MAX_SEARCHES)
      : NONE;
  } catch {
    return NONE;
  }
}
