import { describe, expect, it } from 'vitest';
import { applySearchRules } from './searchRules.ts';

const hit = (id: string, rank: number) => ({ id, rank });
const pin = (productId: string) => ({ productId, action: 'PIN' as const });
const bury = (productId: string) => ({ productId, action: 'BURY' as const });
const HITS = [hit('d', 500), hit('c', 500), hit('b', 400), hit('a', 300)];

const idsOf = (rules: Parameters<typeof applySearchRules>[1]) => applySearchRules(HITS, rules).map(({ id }) => id);

describe('applySearchRules', () => {
  it('puts pins first in their order', () => {
    expect(idsOf([pin('a'), pin('c')])).toEqual(['a', 'c', 'd', 'b']);
  });

  it('adds pins that are no hits', () => {
    expect(idsOf([pin('new'), pin('b')])).toEqual(['new', 'b', 'd', 'c', 'a']);
    expect(applySearchRules([], [pin('new')])).toHaveLength(1);
  });

  it('puts buried hits last, and adds none', () => {
    expect(idsOf([bury('d'), bury('b'), bury('unknown')])).toEqual(['c', 'a', 'd', 'b']);
  });

  it('keeps hits in the order of their sort keys, which are 32-bit integers', () => {
    const hits = applySearchRules(HITS, [pin('x'), pin('a'), bury('d'), bury('c')]);
    const ordered = hits.toSorted((one, other) => other.rank - one.rank || (one.id < other.id ? 1 : -1));
    expect(hits).toEqual(ordered);
    for (const { rank } of hits) expect(rank | 0).toBe(rank);
  });
});
