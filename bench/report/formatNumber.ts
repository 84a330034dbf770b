/** A number with three significant digits, or a dash for none. */
export function formatNumber(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '–';
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString('en', {
    minimumFractionDigits: Math.min(digits, 3),
    maximumFractionDigits: Math.min(digits, 3),
  });
}
