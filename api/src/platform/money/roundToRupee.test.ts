import { describe, expect, it } from 'vitest';
import { formatRoundOff, roundToRupee } from './rupees.ts';

describe('roundToRupee', () => {
  it.each([
    ...[[0n, 0n] as const, [1n, 0n] as const, [49n, 0n] as const, [50n, 100n] as const, [99n, 100n] as const],
    ...[[100n, 100n] as const, [8_549n, 8_500n] as const, [8_550n, 8_600n] as const, [8_551n, 8_600n] as const],
    [1_234_567_890_149n, 1_234_567_890_100n] as const,
  ])('%s paise are paid with %s', (paise, paid) => {
    expect(roundToRupee(paise)).toBe(paid);
  });
});

describe('formatRoundOff', () => {
  it('has a sign and paise', () => {
    expect([50, -25, 1n, -49n].map(formatRoundOff)).toEqual(['+₹0.50', '−₹0.25', '+₹0.01', '−₹0.49']);
  });
});
