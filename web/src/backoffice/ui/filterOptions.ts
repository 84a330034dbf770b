/** The options of a filter: all values, and each one with its label. */
export function filterOptions(all: string, labels: Readonly<Record<string, string>>) {
  return [{ value: '', label: all }, ...Object.entries(labels).map(([value, label]) => ({ value, label }))];
}
