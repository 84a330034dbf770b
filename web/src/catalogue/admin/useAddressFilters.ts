import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '../../ui/useIsLeaving.ts';

const DEBOUNCE_MS = 300;

/**
 * What the address narrows a list down to, under the given names, and what was changed of it: a change counts at once, the
 * address follows after a short pause. An empty filter lets all through. `isBusy` until the page of the changed address is there.
 */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const written = params.toString();
  const isLeaving = useIsLeaving();
  const [filters, setFilters] = useState(() => filtersOf(written, names));
  const [sent, setSent] = useState(written);
  const [seen, setSeen] = useState(written);

  // An address that somebody else wrote replaces what was changed here; our own, arriving late, does not.
  if (seen !== written) {
    setSeen(written);
    if (written !== sent) {
      setSent(written);
      setFilters(filtersOf(written, names));
    }
  }

  const address = addressOf(filters);
  const sentAddress = addressOf(filtersOf(sent, names));
  useEffect(() => {
    if (address === sentAddress) return;
    // Without the router, that would load anew: whoever leaves within the pause finds it as it was when they come back.
    history.replaceState(history.state, '', address === '' ? location.pathname : `?${address}`);
    if (isLeaving) return;
    const timer = setTimeout(() => {
      setSent(address);
      setParams(address, { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address, sentAddress, isLeaving, setParams]);

  const change = (changed: Partial<Record<Name, string>>) => setFilters((before) => ({ ...before, ...changed }));
  return { filters, change, isBusy: address !== addressOf(filtersOf(written, names)) };
}

function filtersOf<Name extends string>(address: string, names: readonly Name[]): Record<Name, string> {
  const params = new URLSearchParams(address);
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>; // each name has its entry
}

function addressOf(filters: Record<string, string>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams(Object.fromEntries(set)).toString();
}
