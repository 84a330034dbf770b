import { describe, expect, it } from 'vitest';
import { explainRupees } from './parseRupees.ts';

describe('explainRupees', () => {
  it.each([
    '28,50',
    '1,5',
    '28,5',
    '1,2,3',
    '1.250,00',
    '₹ 28,50',
    'Rs. 28,50/-',
    '0,500',
    '२८,५०',
    '28,',
    '28 50',
    '1,23 456',
  ])('asks for a dot in %j', (text) => {
    expect(explainRupees(text, 'Otherwise')).toBe('Use a dot for paise, as in 28.50');
  });

  it.each(['28.505', '1.250', '.125', 'Rs. 28.500'])('says that %j has too many decimals', (text) => {
    expect(explainRupees(text, 'Otherwise')).toBe('Use at most two decimals, as in 28.50');
  });

  it.each(['', 'free', '-5', '1e3', '28.50', '1,23,456', 'bread, 28', ','])('leaves %j to the field', (text) => {
    expect(explainRupees(text, 'Otherwise')).toBe('Otherwise');
  });
});
