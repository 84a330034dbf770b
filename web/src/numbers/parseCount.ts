/** Parses a whole number with or without grouping commas; null for anything else. */
export function parseCount(text: string): number | null {
  const digits = text.replace(/[,\s]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
