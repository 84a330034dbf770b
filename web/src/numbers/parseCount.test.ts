import { describe, expect, it } from 'vitest';
import { parseCount } from './parseCount.ts';

describe('parseCount', () => {
  it('reads whole numbers as they are typed and as they are shown', () => {
    expect(parseCount('0')).toBe(0);
    expect(parseCount(' 1,00,000 ')).toBe(100_000);
  });

  it('returns null for anything else', () => {
    for (const text of ['', '-5', '1.5', '1e3', '12 pieces', '1'.repeat(13)]) {
      expect(parseCount(text), text).toBeNull();
    }
  });
});
