import { beforeEach, describe, expect, it } from 'vitest';
import { recentSearches } from './recentSearches.ts';

describe('the stored searches', () => {
  beforeEach(() => recentSearches.clear());

  it('are ten at most, the latest first, each one once', () => {
    for (let number = 1; number <= 12; number += 1) recentSearches.add(`search ${number}`);
    recentSearches.add('Search 5');
    recentSearches.add('  ');
    expect(recentSearches.read()).toHaveLength(10);
    expect(recentSearches.read().slice(0, 2)).toEqual(['Search 5', 'search 12']);
  });

  it('are empty when the stored data is damaged', () => {
    for (const stored of ['{', '"milk"', '[1, null]', '{"length": 3}']) {
      localStorage.setItem('kirana.recentSearches', stored);
      expect(recentSearches.read()).toEqual([]);
    }
  });
});
