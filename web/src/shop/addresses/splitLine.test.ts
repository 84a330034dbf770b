import { describe, expect, it } from 'vitest';
import { splitLine } from './addressValues.ts';

describe('splitLine', () => {
  it.each([
    ['12 Park Street', '12', 'Park Street'],
    ['#12/3 Park Street', '#12/3', 'Park Street'],
    ['Flat 4B, Rose Villa, 12 Park Street', 'Flat 4B', 'Rose Villa, 12 Park Street'],
    ['Rose Villa, Park Street', '', 'Rose Villa, Park Street'],
    ['Park Street 12', '', 'Park Street 12'],
    ['12', '', '12'],
    ['', '', ''],
    [`${'Rose Villa '.repeat(4)}4, Park Street`, '', `${'Rose Villa '.repeat(4)}4, Park Street`],
  ])('parts %j into %j and %j', (line, house, street) => {
    expect(splitLine(line)).toEqual({ house, street });
  });
});
