import { z } from 'zod';

const groupTerm = z.object({ language: z.string(), term: z.string() });

/** What an admin edits of a synonym group, as the column `original` and the audit log store it. */
export const synonymState = z.object({ department: z.string().nullable(), terms: z.array(groupTerm) });

/** The department and the terms of a group, in the order of their languages. */
export type SynonymState = z.infer<typeof synonymState>;
/** A name of a group in a language. */
export type GroupTerm = z.infer<typeof groupTerm>;

/** A curated group: its names by language, and the department that its file is about. */
export interface CuratedGroup {
  handle: string;
  department: string;
  names: GroupTerm[];
}

/** What lists call a synonym group with these terms: the first English one, or else the first. */
export function nameOfGroup(terms: readonly GroupTerm[]): string {
  return (terms.find(({ language }) => language === 'en') ?? terms[0])?.term ?? '';
}

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

/** The language of a group's brands: a tag of private use. */
export const BRAND_LANGUAGE = 'x-brand';

/** What a term of a group is: a name in a language, or a brand. */
const TERM_LANGUAGES = [...SYNONYM_LANGUAGES, BRAND_LANGUAGE] as const;
export type TermLanguage = (typeof TERM_LANGUAGES)[number];

/** Whether a tag is one of a language that terms are in. */
export function isTermLanguage(tag: string): tag is TermLanguage {
  return TERM_LANGUAGES.some((language) => language === tag);
}

/**
 * The advisory lock of the curated synonyms, unique among the shop's: a release holds it while it is loaded, and edits share it, so
 * that an edit is made of one release or of the next one.
 */
export const SYNONYM_LOCK = 7_310_003;
