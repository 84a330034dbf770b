import { describe, expect, it } from 'vitest';
import { parseTip } from './parseTip.ts';

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
    ['99999', null],
  ])('reads %j as %j', (text, paise) => {
    expect(parseTip(text)).toBe(paise);
  });
});
