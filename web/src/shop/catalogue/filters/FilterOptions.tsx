import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { formatCount } from '@kirana/shared/numbers.ts';
import styles from './FilterOptions.module.css';
import { texts } from './texts.ts';
import type { FilterGroup, FilterOption } from './useFilterGroups.ts';
import type { FilterState } from './useFilters.ts';

const VEGETARIAN = /^veg/i;
const NOT_VEGETARIAN = /^non[- ]?veg|^(contains )?(eggs?|meat|fish)\b/i;

/** The mark of Indian food law beside a dietary fact: a dot for what is vegetarian, a triangle for what is not; else nothing. */
export function VegMark({ diet }: { diet: string }) {
  if (VEGETARIAN.test(diet)) return <span className={styles.vegetarian} aria-hidden />;
  return NOT_VEGETARIAN.test(diet) ? <span className={styles.nonVegetarian} aria-hidden /> : null;
}

const SHORT_ROWS = 7;

interface FilterOptionsProps {
  group: FilterGroup;
  state: FilterState;
  /** The group's label is on the page already, such as on the button that opens a menu. */
  isLabelHidden?: boolean;
}

/** The values of one kind: checkboxes, or radio buttons when one of them can be chosen. A long list begins short. The group keeps its height when its values change. */
export function FilterOptions({ group, state, isLabelHidden = false }: FilterOptionsProps) {
  const [isLong, setLong] = useState(false);
  const { options, anyLabel } = group;
  const chosenCount = options.filter(({ isChosen }) => isChosen).length;
  const [rows, setRows] = useState(Math.min(options.length, SHORT_ROWS));
  const shown = isLong || options.length <= rows ? options : shortened(options, rows - 1 - chosenCount);
  const hiddenCount = options.length - shown.length;
  const isAny = !options.some(({ isChosen }) => isChosen);
  const toggleLong = () => {
    setLong(!isLong);
    setRows(Math.min(options.length, SHORT_ROWS));
  };
  const any = { value: '', label: anyLabel ?? '', count: null, isChosen: isAny, toggled: withoutChosen(group, state) };

  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.label}>{group.label}</legend>
      {anyLabel !== undefined && <Option group={group} option={any} state={state} />}
      <div style={{ minHeight: `calc(${rows} * var(--row-height))` }}>
        {shown.map((option, place) => (
          // A choice keeps the order of its own group; other groups show their new values in the same rows.
          <Option key={place} group={group} option={option} state={state} />
        ))}
        {(hiddenCount > 0 || isLong) && (
          <button type="button" className={styles.more} aria-expanded={isLong} onClick={toggleLong}>
            {isLong ? texts.showLess : texts.showMore(hiddenCount)}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** The chosen options, and the first ones of the others. */
function shortened(options: readonly FilterOption[], otherCount: number): FilterOption[] {
  const others = new Set(options.filter(({ isChosen }) => !isChosen).slice(0, Math.max(otherCount, 0)));
  return options.filter((option) => option.isChosen || others.has(option));
}

interface OptionProps {
  group: FilterGroup;
  option: FilterOption;
  state: FilterState;
}

function Option({ group, option, state }: OptionProps) {
  const { value, label, count, isChosen, toggled } = option;
  const isRadio = group.anyLabel !== undefined;
  const input = useRef<HTMLInputElement>(null);
  useEarlyChoice(() => {
    const isChecked = input.current?.checked === true;
    if (isChecked !== isChosen && (isChecked || !isRadio)) state.change(toggled);
  });
  return (
    <label className={styles.option}>
      <input
        ref={input}
        type={isRadio ? 'radio' : 'checkbox'}
        name={group.name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => state.change(toggled)}
      />
      {group.name === 'diet' && <VegMark diet={value} />}
      <span className={styles.name}>{label}</span>{' '}
      {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
    </label>
  );
}

/** The filters without the chosen option of a group. */
function withoutChosen({ options }: FilterGroup, { filters }: FilterState) {
  return options.find(({ isChosen }) => isChosen)?.toggled ?? filters;
}

/** Applies once the choices made before React hydrated the server's page, and leaves its controls unchanged. */
export function useEarlyChoice(apply: () => void): void {
  const applyOnce = useEffectEvent(apply);
  useEffect(() => applyOnce(), []);
}
