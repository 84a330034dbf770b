/** Parses an amount such as `1,299.50`, with or without `₹`, into paise; null if it is no amount with at most two decimals. */
export function parseRupees(text: string): number | null {
  const found = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text.replace(/[₹,\s]/g, ''));
  if (found === null) return null;
  const [, rupees = '', paise = ''] = found;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
