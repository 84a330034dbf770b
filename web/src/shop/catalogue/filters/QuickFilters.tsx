import styles from './QuickFilters.module.css';
import { texts } from './texts.ts';
import type { FilterGroup } from './useFilterGroups.ts';
import type { FilterState } from './useFilters.ts';
import { VegMark } from './VegMark.tsx';

/** How many values of a kind are quick filters. */
const quick: Partial<Record<FilterGroup['name'], number>> = { stock: 1, diet: 1, discount: 1, brand: 4 };

/** The most useful filters, each in one press; only on narrow screens. */
export function QuickFilters({ groups, state }: { groups: readonly FilterGroup[]; state: FilterState }) {
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
