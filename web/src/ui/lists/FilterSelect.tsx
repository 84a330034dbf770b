import { Select } from '../forms/SelectField.tsx';

interface FilterSelectProps<Value extends string> {
  /** The name of the filter for screen readers. */
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string }>;
  onValue: (value: Value) => void;
}

/** A select that filters or sorts a list. */
export function FilterSelect<Value extends string>({ label, value, options, onValue }: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen !== undefined) onValue(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
