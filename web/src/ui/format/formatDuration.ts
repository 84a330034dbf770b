const seconds = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A duration in its usual unit: `120 ms`, `1.2 s`. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${seconds.format(milliseconds / 1000)} s`;
}
