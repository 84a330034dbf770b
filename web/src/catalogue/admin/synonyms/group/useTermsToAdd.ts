import { useSearchParams } from 'react-router-dom';
import { languages } from '../languageOptions.ts';
import { splitTerms } from './splitTerms.ts';
import type { DraftTerm } from './toSynonymDraft.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The terms of `?term=&language=`, which a group's page is opened with. */
export function useTermsToAdd(): DraftTerm[] {
  const [params] = useSearchParams();
  const { terms } = splitTerms((params.get('term') ?? '').slice(0, 100));
  const named = languages.find((language) => language === params.get('language'));
  return terms.map((term) => ({ language: named ?? (DEVANAGARI.test(term) ? 'HI' : 'HI_LATN'), term }));
}
