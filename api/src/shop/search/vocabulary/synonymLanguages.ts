import { BRAND_LANGUAGE } from '../termSources.ts';

/** The languages of synonyms, as BCP 47 tags; all but two are written in Latin letters. */
export const SYNONYM_LANGUAGES = [
  'en',
  'hi',
  'hi-Latn',
  'ta-Latn',
  'te-Latn',
  'kn-Latn',
  'ml-Latn',
  'bn-Latn',
  'mr-Latn',
  'gu-Latn',
  'pa-Latn',
] as const;

/** What a term of a group is: a name in a language, or a brand. */
export const TERM_LANGUAGES = [...SYNONYM_LANGUAGES, BRAND_LANGUAGE] as const;
export type TermLanguage = (typeof TERM_LANGUAGES)[number];
