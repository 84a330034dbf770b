/** The highest tip, in paise; the server refuses a higher one. */
export const MAX_TIP = 50_000;

/** The paise of a tip that is entered in rupees: 0 for an empty text, null for one that is no valid tip. */
export function parseTip(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  const paise = /^\d{1,4}$/.test(trimmed) ? Number(trimmed) * 100 : 0;
  return paise > 0 && paise <= MAX_TIP ? paise : null;
}
