import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '../useIsLeaving.ts';

const DEBOUNCE_MS = 300;

/**
 * The filters of a list in the URL's parameters of the given names. A change applies at once, and the URL follows after a short
 * pause. An empty filter matches everything. `isBusy` is true until the page of the new URL is loaded.
 */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const written = params.toString();
  const isLeaving = useIsLeaving();
  const [filters, setFilters] = useState(() => filtersOf(written, names));
  const [sent, setSent] = useState(written);
  const [seen, setSeen] = useState(written);

  // A URL that other code changed replaces the local filters; the URL that this hook wrote does not.
  if (seen !== written) {
    setSeen(written);
    if (written !== sent) {
      setSent(written);
      setFilters(filtersOf(written, names));
    }
  }

  const search = toSearch(filters);
  const sentSearch = toSearch(filtersOf(sent, names));
  useEffect(() => {
    if (search === sentSearch) return;
    // history.replaceState, because the router would load the page again: a reader who leaves during the pause finds the
    // filters again on the way back.
    history.replaceState(history.state, '', search === '' ? location.pathname : `?${search}`);
    if (isLeaving) return;
    const timer = setTimeout(() => {
      setSent(search);
      setParams(search, { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search, sentSearch, isLeaving, setParams]);

  const change = (changed: Partial<Record<Name, string>>) => setFilters((before) => ({ ...before, ...changed }));
  return { filters, change, isBusy: search !== toSearch(filtersOf(written, names)) };
}

function filtersOf<Name extends string>(search: string, names: readonly Name[]): Record<Name, string> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>; // one entry per name
}

function toSearch(filters: Record<string, string>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams(Object.fromEntries(set)).toString();
}
