const whole = new Intl.NumberFormat('en-IN');

/** A number as Indians group it: `1,23,456`. */
export function formatCount(count: number): string {
  return whole.format(count);
}
