import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readAddress, writeAddress, type ProductsAddress } from './adminProductsAddress.ts';

/**
 * Which products are wanted, and which are shown: a change counts at once, and what is shown follows when it has been loaded. A
 * search replaces the address; whatever else is chosen is a step that Back takes back.
 */
export function useAdminProductsAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = readAddress(params);
  const written = writeAddress(shown);
  const [wanted, setWanted] = useState(shown);
  const [seen, setSeen] = useState(written);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);

  // An address that somebody else wrote replaces what was chosen here; our own, arriving late, does not.
  if (seen !== written) {
    setSeen(written);
    const place = underWay.indexOf(written);
    setUnderWay(place === -1 ? [] : underWay.slice(place + 1));
    if (place === -1) setWanted(shown);
  }

  const change = (changed: Partial<ProductsAddress>) => {
    const next = { ...wanted, page: 1, ...changed };
    const address = writeAddress(next);
    setWanted(next);
    if (address === (underWay.at(-1) ?? written)) return;
    setUnderWay(address === written ? [] : [...underWay, address]);
    void navigate({ search: address }, { replace: changed.q !== undefined, preventScrollReset: true });
  };
  return { wanted, shown, isBusy: writeAddress(wanted) !== written, change };
}
