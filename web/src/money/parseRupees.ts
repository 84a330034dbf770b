/** A typed amount in paise: `1,299.50`, with or without the sign; null for what is no amount in rupees and at most two digits of paise. */
export function parseRupees(text: string): number | null {
  const found = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text.replace(/[₹,\s]/g, ''));
  if (found === null) return null;
  const [, rupees = '', paise = ''] = found;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
