import type { SearchHit } from '../rankProducts.ts';
import type { AppliedRule } from './findSearchRules.ts';

/** Above and below the rank of any hit; a rank is a 32-bit integer. */
const [FIRST_RANK, RANK_OF_BURIED] = [1_000_000_000, -1_000_000_000];

/** Puts pins first, in their order and whether they are hits or not, and buried hits last, in the order of the hits. */
export function applySearchRules(hits: readonly SearchHit[], rules: readonly AppliedRule[]): SearchHit[] {
  const pins = rules.filter(({ action }) => action === 'PIN');
  const pinned = new Set(pins.map(({ productId }) => productId));
  const buried = new Set(rules.filter(({ action }) => action === 'BURY').map(({ productId }) => productId));
  return [
    ...pins.map(({ productId }, index) => ({ id: productId, rank: FIRST_RANK - index })),
    ...hits.filter(({ id }) => !pinned.has(id) && !buried.has(id)),
    ...hits.filter(({ id }) => buried.has(id)).map(({ id, rank }) => ({ id, rank: rank + RANK_OF_BURIED })),
  ];
}
