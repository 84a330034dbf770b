import type { DraftTerm } from './toSynonymDraft.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The language of a term that is added in the chosen one: a term in Devanagari is Hindi, and no other term is, but brands are brands. */
export function languageOfTerm(term: string, chosen: DraftTerm['language']): DraftTerm['language'] {
  if (chosen === 'X_BRAND') return chosen;
  if (DEVANAGARI.test(term)) return 'HI';
  return chosen === 'HI' ? 'HI_LATN' : chosen;
}
