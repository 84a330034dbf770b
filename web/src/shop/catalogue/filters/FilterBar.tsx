import { SlidersHorizontal, ChevronDown } from 'lucide-react';
import { useState, useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { showFocusedInRow } from '../../../ui/showFocusedInRow.ts';
import styles from './FilterBar.module.css';
import { FilterFacets } from './FilterFacets.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { texts } from './texts.ts';
import type { FilterState } from './useFilters.ts';
import { FilterForm, FILTER_FORM_ID } from './FilterForm.tsx';
import { FilterOptions, VegMark, useEarlyChoice } from './FilterOptions.tsx';
import type { FilterGroup } from './useFilterGroups.ts';
import type { ProductOrder } from './url/readFilters.ts';

/**
 * The order and the filters above a list. On phones: a bar that stays in place, with the button for all filters and the most useful ones. On
 * wide screens: the order, and on a listing or a collection a menu per kind of filter; the search has its filters beside the results.
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
            {list !== 'search' && <FilterMenus groups={groups} state={state} />}
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

/** How many values of a kind are quick filters. */
const quick: Partial<Record<FilterGroup['name'], number>> = { stock: 1, diet: 1, discount: 1, brand: 4 };

/** The most useful filters, each in one press; only on narrow screens. */
function QuickFilters({ groups, state }: { groups: readonly FilterGroup[]; state: FilterState }) {
  const options = Object.entries(quick).flatMap(([name, count]) => {
    const group = groups.find((each) => each.name === name);
    return (group?.options ?? []).slice(0, count).map((option) => ({ ...option, name }));
  });
  return (
    <ul className={styles.filters} role="list" aria-label={texts.quickFilters}>
      {options.map(({ name, value, label, isChosen, toggled }) => (
        <li key={`${name} ${value}`}>
          <button type="button" className={styles.filter} aria-pressed={isChosen} onClick={() => state.change(toggled)}>
            {name === 'diet' && <VegMark diet={value} />}
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A menu per kind of filter, on wide screens. */
function FilterMenus({ groups, state }: { groups: readonly FilterGroup[]; state: FilterState }) {
  return (
    <FilterForm state={state} className={styles.menus}>
      {groups.map((group) => {
        const options = <FilterOptions key={group.name} group={group} state={state} isLabelHidden />;
        if (group.name === 'stock') return options;
        return (
          <FilterMenu key={group.name} group={group}>
            {options}
          </FilterMenu>
        );
      })}
    </FilterForm>
  );
}

/** The values of one kind in a panel below its button, which works without JavaScript too; Escape, a press outside or moving the focus out closes it. */
function FilterMenu({ group, children }: { group: FilterGroup; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const chosen = group.options.filter(({ isChosen }) => isChosen).length;

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (menu.current?.open === true && target instanceof Node && !menu.current.contains(target)) close(menu.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    close(currentTarget);
    currentTarget.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close(currentTarget);
  };

  return (
    <details className={styles.menu} ref={menu} name="filter-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={styles.button} data-active={chosen > 0 || undefined}>
        {group.label}
        {chosen > 0 && ` (${chosen})`}
        <ChevronDown aria-hidden />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
}

/** The order of the list. */
function SortSelect({ state }: { state: FilterState }) {
  const id = useId();
  const { filters, list, change } = state;
  const orders = Object.entries(texts.orders).filter(([order]) => list !== 'listing' || order !== 'popularity');
  const select = useRef<HTMLSelectElement>(null);
  const apply = (order: string) => change({ ...filters, sort: (order || null) as ProductOrder | null }); // an option's value
  useEarlyChoice(() => {
    if (select.current && select.current.value !== (filters.sort ?? '')) apply(select.current.value);
  });
  return (
    <div className={styles.sort}>
      <label className={styles.label} htmlFor={id}>
        {texts.sortBy}
      </label>
      <select
        className={styles.select}
        ref={select}
        id={id}
        name="sort"
        data-active={filters.sort !== null || undefined}
        form={FILTER_FORM_ID}
        autoComplete="off"
        value={filters.sort ?? ''}
        onChange={({ target }) => apply(target.value)}
      >
        <option value="">{texts.ownOrder[list]}</option>
        {orders.map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.icon} size={16} aria-hidden />
    </div>
  );
}
