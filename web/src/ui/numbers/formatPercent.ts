const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** A share from 0 to 1 as `12.5%`; a dash for an unknown one. */
export function formatPercent(share: number | null | undefined): string {
  return share == null ? '–' : percent.format(share);
}
