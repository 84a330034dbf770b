import { useId } from 'react';
import { FilterFacets } from './FilterFacets.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import styles from './FilterRail.module.css';
import { texts } from './texts.ts';
import type { FilterState } from './useFilters.ts';

/** The filters at the left of the results, on wide screens. */
export function FilterRail({ state }: { state: FilterState }) {
  const headingId = useId();
  const empty = <div className={styles.rail} aria-hidden />;
  return (
    <FilterFacets
      state={state}
      fallback={empty}
      renderError={(retry) => (
        <div className={styles.rail}>
          <p>{texts.failed}</p>
          <button type="button" className="button button-ghost button-sm" onClick={retry}>
            {texts.tryAgain}
          </button>
        </div>
      )}
    >
      {(groups) =>
        groups.length === 0 ? (
          empty
        ) : (
          <section className={styles.rail} aria-labelledby={headingId}>
            <div className={styles.header}>
              <h2 className="text-md bold" id={headingId}>
                {texts.heading}
              </h2>
              <button
                type="button"
                className={styles.clear}
                aria-disabled={state.count === 0}
                onClick={state.count === 0 ? undefined : state.clear}
              >
                {texts.clearAll}
              </button>
            </div>
            <FilterForm key={state.basePath} state={state}>
              {groups.map((group) => (
                <FilterOptions key={group.name} group={group} state={state} />
              ))}
            </FilterForm>
          </section>
        )
      }
    </FilterFacets>
  );
}
