import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { FILTER_FORM_ID } from './filterFormId.ts';
import type { ProductOrder } from './url/readFilters.ts';
import styles from './SortSelect.module.css';
import { texts } from './texts.ts';
import { useEarlyChoice } from './useEarlyChoice.ts';
import type { FilterState } from './useFilters.ts';

/** The order of the list. */
export function SortSelect({ state }: { state: FilterState }) {
  const id = useId();
  const { filters, list, change } = state;
  const orders = Object.entries(texts.orders).filter(([order]) => list === 'search' || order !== 'newest');
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
