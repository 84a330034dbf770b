import { readHitContext, type HitGroup } from './rankProducts.ts';
import type { UnderstoodSearch } from './findHits.ts';

export type NamedCategory = Pick<HitGroup, 'id' | 'kind'>;

/** What searches name, as long as their hits are cached. */
const namedCategories = new WeakMap<UnderstoodSearch, Promise<NamedCategory | null>>();

/** The sub-category that a search names by any of its names, or else the category; null when it names none or more than that. */
export function findNamedCategory(search: UnderstoodSearch): Promise<NamedCategory | null> {
  const known = namedCategories.get(search);
  if (known) return known;
  const found = readNamedCategory(search);
  found.catch(() => namedCategories.delete(search));
  namedCategories.set(search, found);
  return found;
}

async function readNamedCategory({ terms, positions, bestIds }: UnderstoodSearch): Promise<NamedCategory | null> {
  const exact = terms.filter(({ isCompletion }) => !isCompletion);
  if (bestIds.length === 0 || exact.length === 0) return null;
  const { groups } = await readHitContext(
    bestIds,
    exact.map(({ term }) => term),
  );
  const hasAllWords = (group: HitGroup) =>
    positions.every((position) =>
      exact.some((term) => term.positions.includes(position) && group.terms.includes(term.term)),
    );
  const [found] = groups
    .filter((group) => group.headShare > 0 && hasAllWords(group))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.headShare - one.headShare);
  return found ? { id: found.id, kind: found.kind } : null;
}

/** A sub-category before its category, unless it is a part of what was searched for. */
function rankOf({ kind, isNarrowed }: HitGroup): number {
  if (kind === 'Category') return 1;
  return isNarrowed ? 2 : 0;
}
