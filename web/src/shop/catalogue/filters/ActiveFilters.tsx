import { X } from 'lucide-react';
import { showFocusedInRow } from '../../../ui/showFocusedInRow.ts';
import styles from './ActiveFilters.module.css';
import { FilterFacets } from './FilterFacets.tsx';
import { focusSort } from './focusSort.ts';
import type { ProductFilters } from './url/readFilters.ts';
import { texts } from './texts.ts';
import type { FilterState } from './useFilters.ts';

/** The chosen filters above the products, each a button that removes it. */
export function ActiveFilters({ state }: { state: FilterState }) {
  if (state.count === 0) return null;

  // The focus goes to the next filter, or stays above the list.
  const remove = (button: HTMLElement, toggled: ProductFilters) => {
    if (state.count > 1) button.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
    else focusSort();
    state.change(toggled);
  };
  const clear = () => {
    focusSort();
    state.clear();
  };

  return (
    <FilterFacets state={state} fallback={<div className={styles.filters} aria-hidden />}>
      {(groups) => (
        <ul className={styles.filters} role="list" aria-label={texts.activeFilters} onFocus={showFocusedInRow}>
          {groups.flatMap(({ name, options }) =>
            options
              .filter(({ isChosen }) => isChosen)
              .map(({ value, label, toggled }) => (
                <li key={`${name} ${value}`}>
                  <button
                    type="button"
                    className={styles.filter}
                    data-active
                    aria-label={texts.remove(label)}
                    onClick={({ currentTarget }) => remove(currentTarget, toggled)}
                  >
                    <span className={styles.label}>{label}</span>
                    <X aria-hidden />
                  </button>
                </li>
              )),
          )}
          <li>
            <button type="button" className="button button-ghost button-sm" onClick={clear}>
              {texts.clearAll}
            </button>
          </li>
        </ul>
      )}
    </FilterFacets>
  );
}
