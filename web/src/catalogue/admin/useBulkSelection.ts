import { useState } from 'react';
import { showError } from '../../ui/toaster.ts';
import { bulkTexts } from './adminProductTexts.ts';

/** How many products can be changed at once. */
export const MOST_SELECTED = 500;

/** Which products are selected; it stays from page to page. */
export interface BulkSelection {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Selects one or no longer, and all up to the one before it where both stand in `range`. */
  toggle: (id: string, range: readonly string[]) => void;
  add: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  clear: () => void;
}

export function useBulkSelection(): BulkSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [lastId, setLastId] = useState<string | null>(null);

  const add = (ids: readonly string[]) => {
    const all = new Set([...selected, ...ids]);
    if (all.size > MOST_SELECTED) showError(bulkTexts.tooMany(MOST_SELECTED));
    setSelected(new Set([...all].slice(0, MOST_SELECTED)));
  };
  const remove = (ids: readonly string[]) => setSelected(new Set([...selected].filter((id) => !ids.includes(id))));
  const toggle = (id: string, range: readonly string[]) => {
    const places = [range.indexOf(lastId ?? ''), range.indexOf(id)].toSorted((one, other) => one - other);
    const [from = -1, to = -1] = places;
    const ids = from < 0 ? [id] : range.slice(from, to + 1);
    if (selected.has(id)) remove(ids);
    else add(ids);
    setLastId(id);
  };

  return {
    ids: [...selected],
    has: (id) => selected.has(id),
    toggle,
    add,
    remove,
    clear: () => setSelected(new Set()),
  };
}
