import { useState } from 'react';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { selectionTexts as texts } from './texts.ts';

/** The largest number of orders that are printed together. */
const MAX_SELECTED = 50;

/** The orders of the list that are selected; those that are not listed do not count. */
export function useOrderSelection(listed: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = listed.filter((id) => selected.has(id));
  return {
    ids,
    has: (id: string) => selected.has(id),
    toggle: (id: string) => {
      if (selected.has(id)) return setSelected(new Set(ids.filter((other) => other !== id)));
      if (ids.length === MAX_SELECTED) return showError(texts.tooMany(MAX_SELECTED));
      setSelected(new Set([...ids, id]));
    },
    /** Selects all that are listed, or none when all are selected. */
    toggleAll: () => setSelected(new Set(ids.length === listed.length ? [] : listed.slice(0, MAX_SELECTED))),
    clear: () => setSelected(new Set()),
  };
}
