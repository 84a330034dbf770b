import { X } from 'lucide-react';
import { showFocusedInRow } from '../../../ui/showFocusedInRow.ts';
import styles from './ActiveFilters.module.css';
import { FilterFacets } from './FilterFacets.tsx';
import type { ProductFilters } from './url/readFilters.ts';
import { texts } from './texts.ts';
import type { FilterState } from './useFilters.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';

/** The chosen filters above the products, each a button that removes it. */
export function ActiveFilters({ state }: { state: FilterState }) {
  if (state.count === 0) return null;

  // The focus goes to the next filter, or stays above the list.
  const remove = (button: HTMLElement, toggled: ProductFilters) => {
    if (state.count > 1) button.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
    else focusSort();
    state.change(toggled);
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
            <button type="button" className="button button-ghost button-sm" onClick={() => clear(state)}>
              {texts.clearAll}
            </button>
          </li>
        </ul>
      )}
    </FilterFacets>
  );
}

/** A list that its filters leave nothing of. */
export function NoFilteredProducts({ state }: { state: FilterState }) {
  return (
    <EmptyState
      title={texts.nothingTitle}
      text={texts.nothingText}
      picture={<EmptyResultIllustration />}
      action={
        <button type="button" className="button button-solid button-md" onClick={() => clear(state)}>
          {texts.clearFilters}
        </button>
      }
    />
  );
}

function clear(state: FilterState): void {
  focusSort();
  state.clear();
}

/** Focuses the order of the list, which stays when the control that takes filters away goes with them. */
function focusSort(): void {
  document.querySelector<HTMLElement>('select[name="sort"]')?.focus({ preventScroll: true });
}
