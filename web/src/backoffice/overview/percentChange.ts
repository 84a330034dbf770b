/** The change of a figure from an earlier one. */
export type PercentChange =
  | { kind: 'more' | 'less'; /** With its sign: `+12%`. */ percent: string }
  | { kind: 'same' }
  /** The earlier figure is 0, so there is no percentage. */
  | { kind: 'new' };

const signed = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** The change from `before` to `now`, in whole percent. */
export function percentChange(now: number, before: number): PercentChange {
  if (before === 0) return { kind: 'new' };
  const share = (now - before) / before;
  if (Math.round(share * 100) === 0) return { kind: 'same' };
  return { kind: share > 0 ? 'more' : 'less', percent: signed.format(share).replace('-', '−') };
}
