import { ungroupDigits } from './ungroupDigits.ts';

/** Parses a whole number with or without grouping commas; null for anything else. */
export function parseCount(text: string): number | null {
  const digits = ungroupDigits(text);
  return digits !== null && digits.length <= 12 ? Number(digits) : null;
}
