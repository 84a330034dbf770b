import type { GroupTerm } from './synonymState.ts';

/** What lists call a synonym group with these terms: the first English one, or else the first. */
export function nameOfGroup(terms: readonly GroupTerm[]): string {
  return (terms.find(({ language }) => language === 'en') ?? terms[0])?.term ?? '';
}
