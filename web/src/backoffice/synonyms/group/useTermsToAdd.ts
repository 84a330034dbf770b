import { useSearchParams } from 'react-router-dom';
import { languages } from '../languageOptions.ts';
import { termToAdd } from '../synonymsUrl.ts';
import { languageOfTerm } from './languageOfTerm.ts';
import { splitTerms } from './splitTerms.ts';
import type { DraftTerm } from './toSynonymDraft.ts';

/** The terms of `?term=&language=`, which a group's page is opened with. */
export function useTermsToAdd(): DraftTerm[] {
  const [params] = useSearchParams();
  const { terms } = splitTerms(termToAdd(params));
  const chosen = languages.find((language) => language === params.get('language')) ?? 'HI_LATN';
  return terms.map((term) => ({ language: languageOfTerm(term, chosen), term }));
}
