import { FilterForm } from './FilterForm.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import styles from './FilterMenus.module.css';
import type { FilterGroup } from './useFilterGroups.ts';
import type { FilterState } from './useFilters.ts';

/** A menu per kind of filter, on wide screens. */
export function FilterMenus({ groups, state }: { groups: readonly FilterGroup[]; state: FilterState }) {
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
