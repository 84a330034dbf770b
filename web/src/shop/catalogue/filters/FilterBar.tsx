import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { showFocusedInRow } from '../../../ui/showFocusedInRow.ts';
import styles from './FilterBar.module.css';
import { FilterFacets } from './FilterFacets.tsx';
import { FilterMenus } from './FilterMenus.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { SortSelect } from './SortSelect.tsx';
import { texts } from './texts.ts';
import type { FilterState } from './useFilters.ts';

/**
 * The order and the filters above a list. On phones: a bar that stays in place, with the button for all filters and the most useful ones. On
 * wide screens: the order, and on a listing a menu per kind of filter; the search has its filters beside the results.
 */
export function FilterBar({ state }: { state: FilterState }) {
  const [isOpen, setOpen] = useState(false);
  const { count, list } = state;
  return (
    <div className={styles.bar} aria-busy={state.isBusy} onFocus={showFocusedInRow}>
      <button
        type="button"
        className={styles.open}
        data-active={count > 0 || undefined}
        aria-haspopup="dialog"
        aria-label={count > 0 ? texts.openWith(count) : undefined}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {texts.open}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <SortSelect state={state} />
      <FilterFacets state={state} fallback={null}>
        {(groups, productCount) => (
          <>
            <QuickFilters groups={groups} state={state} />
            {list === 'listing' && <FilterMenus groups={groups} state={state} />}
            {isOpen && (
              <FilterSheet groups={groups} state={state} productCount={productCount} onClose={() => setOpen(false)} />
            )}
          </>
        )}
      </FilterFacets>
    </div>
  );
}

/** The bar while the list loads. */
export function FilterBarSkeleton() {
  return (
    <div className={styles.bar}>
      <div className={`skeleton ${styles.placeholder}`} />
    </div>
  );
}
