import { describe, expect, it } from 'vitest';
import { explainTip, parseTip } from './parseTip.ts';

describe('parseTip', () => {
  it.each([
    ['', 0],
    [' 25 ', 2500],
    ['1', 100],
    ['500', 50_000],
    ['501', null],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['ten', null],
    ['2,5', null],
    ['₹ 20', 2000],
    ['२०', 2000],
    ['20.00', 2000],
    ['20.50', null],
    ['99999', null],
  ])('reads %j as %j', (text, paise) => {
    expect(parseTip(text)).toBe(paise);
  });
});

describe('explainTip', () => {
  it.each([
    ['28,50', 'Use a dot for paise, as in 28.50'],
    ['28.50', 'A tip is in whole rupees'],
    ['501', 'Enter a tip from ₹1 to ₹500'],
    ['ten', 'Enter a tip from ₹1 to ₹500'],
  ])('says what to change in %j', (text, message) => {
    expect(explainTip(text)).toBe(message);
  });
});
