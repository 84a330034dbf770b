import { TERM_LANGUAGES, type TermLanguage } from './synonymLanguages.ts';

/** Whether a tag is one of a language that terms are in. */
export function isTermLanguage(tag: string): tag is TermLanguage {
  return TERM_LANGUAGES.some((language) => language === tag);
}
