import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const DEBOUNCE_MS = 300;

/** What a list is narrowed down to; an empty filter lets all through. */
export interface Filters {
  /** Parts of the name. */
  q: string;
  /** The id of a category. */
  category: string;
}

/** The filters of the address and what was changed of them: a change counts at once, the address follows after a short pause. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const written = params.toString();
  const [filters, setFilters] = useState(() => filtersOf(written));
  const [sent, setSent] = useState(written);
  const [seen, setSeen] = useState(written);

  // An address that somebody else wrote replaces what was changed here; our own, arriving late, does not.
  if (seen !== written) {
    setSeen(written);
    if (written !== sent) {
      setSent(written);
      setFilters(filtersOf(written));
    }
  }

  const address = addressOf(filters);
  useEffect(() => {
    if (address === addressOf(filtersOf(sent))) return;
    const timer = setTimeout(() => {
      setSent(address);
      setParams(address, { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address, sent, setParams]);

  const change = (changed: Partial<Filters>) => setFilters((before) => ({ ...before, ...changed }));
  return { filters, change };
}

function filtersOf(address: string): Filters {
  const params = new URLSearchParams(address);
  return { q: params.get('q') ?? '', category: params.get('category') ?? '' };
}

function addressOf(filters: Filters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams(Object.fromEntries(set)).toString();
}
