import type { GroupTerm } from '../../shop/search/vocabulary/synonymState.ts';

/** The terms that stay in a group, that go and that come; one that moves to another language goes and comes. */
export interface TermDifference {
  kept: GroupTerm[];
  removed: GroupTerm[];
  added: GroupTerm[];
}

/** Compares the terms of a group before and after a change. */
export function compareTerms(before: readonly GroupTerm[], after: readonly GroupTerm[]): TermDifference {
  const keyOf = ({ language, term }: GroupTerm) => `${language} ${term}`;
  const [keysBefore, keysAfter] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    kept: before.filter((term) => keysAfter.has(keyOf(term))),
    removed: before.filter((term) => !keysAfter.has(keyOf(term))),
    added: after.filter((term) => !keysBefore.has(keyOf(term))),
  };
}
