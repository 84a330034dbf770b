import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type {
  synonymDraft_toSynonymDraft$key,
  SynonymDepartment,
  SynonymLanguage,
} from './__generated__/synonymDraft_toSynonymDraft.graphql.ts';
import { languages } from '../texts.ts';
import { termToAdd } from '../synonymsUrl.ts';

/** A name or a brand of a group that is edited. */
export interface DraftTerm {
  readonly language: SynonymLanguage;
  readonly term: string;
}

/** A group's editable fields. */
export interface SynonymDraft {
  readonly department: SynonymDepartment | null;
  readonly terms: readonly DraftTerm[];
}

/** The saved state of a group as a draft. */
export function toSynonymDraft(group: synonymDraft_toSynonymDraft$key): SynonymDraft {
  const { department, terms } = readInlineData(
    graphql`
      fragment synonymDraft_toSynonymDraft on SynonymGroup @inline {
        department
        terms {
          language
          term
        }
      }
    `,
    group,
  );
  return { department: department ?? null, terms: terms.map(({ language, term }) => ({ language, term })) };
}

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

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The language of a term that is added in the chosen one: a term in Devanagari is Hindi, and no other term is, but brands are brands. */
export function languageOfTerm(term: string, chosen: DraftTerm['language']): DraftTerm['language'] {
  if (chosen === 'X_BRAND') return chosen;
  if (DEVANAGARI.test(term)) return 'HI';
  return chosen === 'HI' ? 'HI_LATN' : chosen;
}

const [MIN_LENGTH, MAX_LENGTH] = [2, 60];

/** What separates terms in a typed or pasted text. */
export const SEPARATORS = /[,;\n\r\t|،、]+/u;

/** Splits a text at commas, semicolons and line ends into terms as the server stores them, each once, and parts that can be no term. */
export function splitTerms(text: string) {
  const parts = [...new Set(text.split(SEPARATORS).map(normalizeTerm))].filter((part) => part !== '');
  const lengthOf = (part: string) => [...part].length;
  const isTooShort = (part: string) => lengthOf(part) < MIN_LENGTH || !/[\p{L}\p{Nd}]/u.test(part);
  return {
    terms: parts.filter((part) => !isTooShort(part) && lengthOf(part) <= MAX_LENGTH),
    tooShort: parts.filter(isTooShort),
    tooLong: parts.filter((part) => lengthOf(part) > MAX_LENGTH),
  };
}

/** Lower case, single blanks, no invisible characters. */
function normalizeTerm(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Cf}+/gu, '')
    .toLowerCase()
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The terms of `?term=&language=`, which a group's page is opened with. */
export function useTermsToAdd(): DraftTerm[] {
  const [params] = useSearchParams();
  const { terms } = splitTerms(termToAdd(params));
  const chosen = languages.find((language) => language === params.get('language')) ?? 'HI_LATN';
  return terms.map((term) => ({ language: languageOfTerm(term, chosen), term }));
}
