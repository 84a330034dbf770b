import { describe, expect, it } from 'vitest';
import { formatRoundOff, roundToRupee } from './roundToRupee.ts';

describe('roundToRupee', () => {
  it.each([
    ...[[0, 0] as const, [1, 0] as const, [49, 0] as const, [50, 100] as const, [99, 100] as const],
    ...[[100, 100] as const, [8_549, 8_500] as const, [8_550, 8_600] as const, [8_551, 8_600] as const],
    [123_456_789_049, 123_456_789_000] as const,
  ])('%i paise are paid with %i', (paise, paid) => {
    expect(roundToRupee(paise)).toBe(paid);
  });
});

describe('formatRoundOff', () => {
  it('has a sign and paise', () => {
    expect([50, -25, 1, -49].map(formatRoundOff)).toEqual(['+₹0.50', '−₹0.25', '+₹0.01', '−₹0.49']);
  });
});
