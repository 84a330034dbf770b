/** The change of a figure from an earlier one; without a percentage where it is too small, or where the earlier figure is 0. */
interface PercentChange {
  kind: 'more' | 'less' | 'same' | 'new';
  /** With its sign: `+12%`. */
  percent?: string;
}

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
