import { describe, expect, it } from 'vitest';
import { newCollection, toRulesInput } from './collectionDraft.ts';

describe('The rules of a collection', () => {
  it('take countries by name or code', () => {
    const rules = { ...newCollection.rules, countriesOfOrigin: 'india, New Zealand , nz,', brands: ' Amul,, India ' };
    expect(toRulesInput(rules)).toEqual({ countriesOfOrigin: ['IN', 'NZ', 'nz'], brands: ['Amul', 'India'] });
  });
});
