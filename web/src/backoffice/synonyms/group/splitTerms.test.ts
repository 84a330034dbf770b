import { describe, expect, it } from 'vitest';
import { splitTerms } from './synonymDraft.ts';

describe('splitTerms', () => {
  it('splits at commas, semicolons, tabs and line ends, and drops blanks and duplicates', () => {
    expect(splitTerms(' Doodh, dudh ;DOODH\n\n taza   doodh\t,दूध')).toEqual({
      terms: ['doodh', 'dudh', 'taza doodh', 'दूध'],
      tooShort: [],
      tooLong: [],
    });
  });

  it('drops control characters and marks of direction', () => {
    expect(splitTerms('mi\u0000lk \u202eate\u200f').terms).toEqual(['mi lk ate']);
  });

  it('reports parts that are too short or too long for a term', () => {
    const long = 'x'.repeat(61);
    expect(splitTerms(`a, %_, ok, ${long}`)).toEqual({ terms: ['ok'], tooShort: ['a', '%_'], tooLong: [long] });
  });
});
