import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './FilterMenu.module.css';
import type { FilterGroup } from './useFilterGroups.ts';

/** The values of one kind in a panel below its button, which works without JavaScript too; Escape, a press outside or moving the focus out closes it. */
export function FilterMenu({ group, children }: { group: FilterGroup; children: ReactNode }) {
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
