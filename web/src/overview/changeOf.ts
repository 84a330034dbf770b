/** How a figure has changed against an earlier one. */
export type Change =
  | { kind: 'more' | 'less'; /** With its sign: `+12%`. */ percent: string }
  | { kind: 'same' }
  /** There was nothing before, so that there is nothing to compare with. */
  | { kind: 'new' };

const signed = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** The change from `before` to `now`, in whole percent. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { kind: 'new' };
  const share = (now - before) / before;
  if (Math.round(share * 100) === 0) return { kind: 'same' };
  return { kind: share > 0 ? 'more' : 'less', percent: signed.format(share).replace('-', '−') };
}
