import type { DraftTerm, SynonymDraft } from './toSynonymDraft.ts';

const isSame = (one: DraftTerm, other: DraftTerm) => one.language === other.language && one.term === other.term;

/** The draft with terms of a language; a term that it has in another language moves. */
export function withTerms(draft: SynonymDraft, added: readonly DraftTerm[]): SynonymDraft {
  const others = draft.terms.filter((term) => !added.some((one) => one.term === term.term && !isSame(one, term)));
  const fresh = added.filter((term) => !others.some((other) => isSame(other, term)));
  return { ...draft, terms: [...others, ...fresh] };
}

/** The draft without a term. */
export function withoutTerm(draft: SynonymDraft, removed: DraftTerm): SynonymDraft {
  return { ...draft, terms: draft.terms.filter((term) => !isSame(term, removed)) };
}

/** The terms of a draft that another one lacks. */
export function termsBeyond(draft: SynonymDraft, other: SynonymDraft): DraftTerm[] {
  return draft.terms.filter((term) => !other.terms.some((one) => isSame(one, term)));
}

/** Whether two drafts differ, in whatever order their terms are. */
export function isDifferent(one: SynonymDraft, other: SynonymDraft): boolean {
  return (
    one.department !== other.department || termsBeyond(one, other).length > 0 || termsBeyond(other, one).length > 0
  );
}

/** The changes from `seen` to `mine`, made to `theirs`. */
export function rebaseDraft(seen: SynonymDraft, mine: SynonymDraft, theirs: SynonymDraft): SynonymDraft {
  const kept = termsBeyond(seen, mine).reduce(withoutTerm, theirs);
  const department = mine.department === seen.department ? theirs.department : mine.department;
  return { ...withTerms(kept, termsBeyond(mine, seen)), department };
}
