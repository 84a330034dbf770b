import type { HitGroup } from '../readHitContext.ts';

const MAX_SUB_CATEGORIES = 3;
/** The share of the best hits from which a sub-category is one that the search is about, whatever its name. */
const MAJOR_SHARE = 0.4;
/** The share that one with such a name needs. */
const NAMED_SHARE = 0.05;

/** The share of the next ones, when there are none such: those of a brand, and of a category. */
const MINOR_SHARE = 0.1;

/** The ids of the sub-categories that a search is about: those with its words in their names, then those of most of its best hits. */
export function suggestSubCategories(groups: readonly HitGroup[], hitCount: number): string[] {
  const shareOf = (group: HitGroup) => group.hitCount / hitCount;
  const isNamed = (group: HitGroup) => group.headShare > 0 && shareOf(group) >= NAMED_SHARE;
  const scoreOf = (group: HitGroup) => (isNamed(group) ? group.headShare : 0) + shareOf(group);
  const found = groups
    .filter(({ kind }) => kind === 'SubCategory')
    .sort((one, other) => scoreOf(other) - scoreOf(one) || one.bestPlace - other.bestPlace);
  const meant = found.filter((group) => isNamed(group) || shareOf(group) >= MAJOR_SHARE);
  const listed = meant.length > 0 ? meant : found.filter((group) => shareOf(group) >= MINOR_SHARE);
  return listed.slice(0, MAX_SUB_CATEGORIES).map(({ id }) => id);
}
