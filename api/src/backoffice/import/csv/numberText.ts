const CURRENCY = /^(?:₹|inr|rs\.?)\s*|\s*(?:\/-|₹|inr|rs\.?)$/gi;
const TAX = /^[ics]?gst\s*@?\s*/i;
const PIECES = /\s*(?:nos|pcs|pkts?|units?)\.?$/i;
/** `1,250`, `1,25,000` or `125,000`: the last group has three digits, so that the decimal comma of `28,50` is none. */
const GROUPED = /^\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3}(?=\.|$)/;
const FRACTION = /^0?\.\d{1,4}$/;

/** The amount of a cell such as `₹1,250.00`, `Rs. 49` or `49/-`, as digits with at most a decimal point. Other text stays. */
export function amountText(cell: string): string {
  return withoutGroups(cell.trim().replace(CURRENCY, '')).replace(/(\.\d\d)0+$/, '$1');
}

/** The whole number of a cell such as `1,250`, `12.00` or `12 Nos`, as digits. Other text stays. */
export function countText(cell: string): string {
  return wholeText(withoutGroups(cell.trim().replace(PIECES, '')));
}

/** The percentage of a cell such as `5%`, `GST@18%`, `12.00` or `0.05`, as which a spreadsheet stores 5 %. Other text stays. */
export function percentText(cell: string): string {
  const bare = cell.trim().replace(TAX, '').replace(/\s*%$/, '');
  const isFraction = FRACTION.test(bare) && Number(bare) > 0;
  return isFraction && !cell.includes('%') ? String(Math.round(Number(bare) * 10_000) / 100) : wholeText(bare);
}

function withoutGroups(text: string): string {
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}

function wholeText(text: string): string {
  return text.replace(/^(\d+)\.0+$/, '$1');
}
