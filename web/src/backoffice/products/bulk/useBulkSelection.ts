import { useState } from 'react';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { texts } from './texts.ts';

/** The maximum number of products that are selected one by one. */
export const MAX_SELECTED = 500;

/** The selected products, kept across pages of the list. */
export interface BulkSelection {
  ids: readonly string[];
  /** The number of selected products. */
  count: number;
  /** Whether all products are selected that match the list's filters, whatever their number. */
  isAllMatching: boolean;
  has: (id: string) => boolean;
  /** Toggles one product; if the last toggled one is in `range` too, also every product between them. */
  toggle: (id: string, range: readonly string[]) => void;
  add: (ids: readonly string[]) => void;
  /** Selects all products that match the list's filters. */
  addAllMatching: (count: number) => void;
  remove: (ids: readonly string[]) => void;
  clear: () => void;
}

interface SelectableList {
  /** What identifies the list's filters: another filter ends the selection of all that match. */
  filterKey: string;
  /** The products of the current page. */
  pageIds: readonly string[];
}

export function useBulkSelection({ filterKey, pageIds }: SelectableList): BulkSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [matching, setMatching] = useState<{ filterKey: string; count: number } | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const isAllMatching = matching?.filterKey === filterKey;
  // One product less than all that match leaves the others of its page.
  const current = isAllMatching ? new Set(pageIds) : selected;

  const select = (ids: ReadonlySet<string>) => {
    setMatching(null);
    setSelected(ids);
  };
  const add = (ids: readonly string[]) => {
    const all = new Set([...current, ...ids]);
    if (all.size > MAX_SELECTED) showError(texts.tooMany(MAX_SELECTED));
    select(new Set([...all].slice(0, MAX_SELECTED)));
  };
  const remove = (ids: readonly string[]) => select(new Set([...current].filter((id) => !ids.includes(id))));
  const toggle = (id: string, range: readonly string[]) => {
    const places = [range.indexOf(lastId ?? ''), range.indexOf(id)].toSorted((one, other) => one - other);
    const [from = -1, to = -1] = places;
    const ids = from < 0 ? [id] : range.slice(from, to + 1);
    if (current.has(id)) remove(ids);
    else add(ids);
    setLastId(id);
  };

  return {
    ids: isAllMatching ? [] : [...selected],
    count: isAllMatching ? matching.count : selected.size,
    isAllMatching,
    has: (id) => isAllMatching || selected.has(id),
    toggle,
    add,
    addAllMatching: (count) => {
      setSelected(new Set());
      setMatching({ filterKey, count });
    },
    remove,
    clear: () => select(new Set()),
  };
}
