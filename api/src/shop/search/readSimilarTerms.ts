import { Prisma } from '../../platform/db/generated/client.ts';
import { readRows } from '../../platform/db/queryRows.ts';
import { sourcesOf, type SearchScope, type SuggestedTerm } from './termSources.ts';

/** Words and names are read in such numbers, the most likely first. */
const MAX_CANDIDATES = 40;

/** A word or a few that are unknown. */
export interface UnknownText {
  text: string;
  phonetic: string;
}

/** The words and names that are spelled or sound like an unknown text, each with its place among the texts, in the same order each time. */
export function readSimilarTerms(
  unknown: readonly UnknownText[],
  scope: SearchScope,
): Promise<(SuggestedTerm & { number: number })[]> {
  const { wordColumns, nameColumns, words, intendedNames } = sourcesOf(scope);
  const texts = unknown.map(({ text }) => text);
  const skeleton = Prisma.sql`search_skeleton(search_phonetic(replace(typed.text, ' ', '')))`;
  return readRows(Prisma.sql`
    SELECT typed.number::int - 1 AS number, similar_term.*
    FROM unnest(${texts}::text[]) WITH ORDINALITY typed (text, number), LATERAL (
      (SELECT ${wordColumns} FROM ${words} AND known.word % typed.text
       ORDER BY similarity(known.word, typed.text) DESC LIMIT ${MAX_CANDIDATES}::int)
      UNION
      (SELECT ${wordColumns} FROM ${words} AND search_skeleton(known.phonetic) = ${skeleton}
       ORDER BY known.score_sum DESC LIMIT ${MAX_CANDIDATES}::int)
      UNION
      (SELECT ${nameColumns} FROM ${intendedNames} AND named.term % typed.text
       ORDER BY similarity(named.term, typed.text) DESC LIMIT ${MAX_CANDIDATES}::int)
      UNION
      (SELECT ${nameColumns} FROM ${intendedNames} AND search_skeleton(named.phonetic) = ${skeleton}
       ORDER BY known.score_sum DESC LIMIT ${MAX_CANDIDATES}::int)
    ) similar_term ORDER BY number, text, term`);
}
