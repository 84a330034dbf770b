import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseProductListParams, formatProductListParams, type ProductListParams } from './productListParams.ts';

/**
 * The parameters of the list, and those of the products on screen: a change applies at once, and the products follow once they
 * are loaded. A search replaces the history entry; every other change pushes one.
 */
export function useProductListParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = parseProductListParams(params);
  const written = formatProductListParams(shown);
  const [requested, setRequested] = useState(shown);
  const [seen, setSeen] = useState(written);
  const [pending, setPending] = useState<readonly string[]>([]);

  // A URL that other code changed replaces the local parameters; the URL that this hook wrote does not.
  if (seen !== written) {
    setSeen(written);
    const place = pending.indexOf(written);
    setPending(place === -1 ? [] : pending.slice(place + 1));
    if (place === -1) setRequested(shown);
  }

  const change = (changed: Partial<ProductListParams>) => {
    const next = { ...requested, page: 1, ...changed };
    const search = formatProductListParams(next);
    setRequested(next);
    if (search === (pending.at(-1) ?? written)) return;
    setPending(search === written ? [] : [...pending, search]);
    void navigate({ search }, { replace: changed.q !== undefined, preventScrollReset: true });
  };
  return { requested, shown, isBusy: formatProductListParams(requested) !== written, change };
}
