import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { FilterOptions } from './FilterOptions.tsx';
import styles from './FilterSheet.module.css';
import { texts } from './texts.ts';
import type { FilterGroup } from './useFilterGroups.ts';
import type { FilterState } from './useFilters.ts';

interface FilterSheetProps {
  groups: readonly FilterGroup[];
  state: FilterState;
  productCount: number;
  onClose: () => void;
}

/** All filters in a dialog at the bottom of a phone's screen. They apply at once; the page behind it shows them. */
export function FilterSheet({ groups, state, productCount, onClose }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const showText = texts.show(productCount);

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  const close = () => dialog.current?.close();
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close(); // the backdrop is the dialog's own
  };

  return (
    <dialog className={styles.sheet} ref={dialog} aria-labelledby={headingId} onClose={onClose} onClick={closeOutside}>
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 className="text-lg bold" id={headingId}>
            {texts.heading}
          </h2>
          <button
            type="button"
            className="button button-ghost button-md palette-gray"
            aria-label={texts.close}
            onClick={close}
          >
            <X aria-hidden />
          </button>
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <FilterOptions key={group.name} group={group} state={state} />
          ))}
        </div>
        <div className={styles.footer}>
          <button
            type="button"
            className="button button-outline button-lg palette-gray"
            aria-disabled={state.count === 0}
            onClick={state.count === 0 ? undefined : state.clear}
          >
            {texts.clearAll}
          </button>
          <button type="button" className={styles.show} aria-busy={state.isBusy} onClick={close}>
            {showText}
          </button>
        </div>
        <p className="visually-hidden" role="status">
          {showText}
        </p>
      </div>
    </dialog>
  );
}
