import { useState } from 'react';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { texts } from './texts.ts';

/** The maximum number of products of a bulk update. */
export const MAX_SELECTED = 500;

/** The selected products, kept across pages of the list. */
export interface BulkSelection {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Toggles one product; if the last toggled one is in `range` too, also every product between them. */
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
    if (all.size > MAX_SELECTED) showError(texts.tooMany(MAX_SELECTED));
    setSelected(new Set([...all].slice(0, MAX_SELECTED)));
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
