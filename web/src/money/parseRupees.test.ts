import { describe, expect, it } from 'vitest';
import { parseRupees } from './parseRupees.ts';

describe('parseRupees', () => {
  it('parses typed and formatted amounts', () => {
    expect(parseRupees('52')).toBe(5_200);
    expect(parseRupees(' ₹1,23,456.5 ')).toBe(12_345_650);
    expect(parseRupees('0.05')).toBe(5);
    expect(parseRupees('12.')).toBe(1_200);
  });

  it('has no rounding errors of binary fractions', () => {
    expect(parseRupees('4.35')).toBe(435);
    expect(parseRupees('1.15')).toBe(115);
  });

  it('returns null for everything else', () => {
    for (const text of ['', '.', '-5', '1e3', '5.123', '12 rupees', '.5.', '1'.repeat(13)]) {
      expect(parseRupees(text), text).toBeNull();
    }
  });
});
