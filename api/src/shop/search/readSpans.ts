import { BRAND_LANGUAGE } from './vocabulary/synonymGroup.ts';
import type { Amount } from '../catalogue/amount.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { readRows } from '../../platform/db/queryRows.ts';

/** Whose products are searched: those on sale, or all that are not deleted. */
export type SearchScope = 'AVAILABLE_FOR_SALE' | 'ALL';

/** A word or a name of products that a typed word may stand for. */
export interface SuggestedTerm {
  /** As it is written. */
  text: string;
  /** The term of the index. */
  term: string;
  phonetic: string;
  /** The language of a synonym; null for a word of the catalogue. */
  language: string | null;
  productCount: number;
  /** The sum of the scores of the products, which is larger for what things are than for what is said of them. */
  scoreSum: number;
}

/** Where the words of the catalogue and the names of what it has are read from. */
function sourcesOf(scope: SearchScope) {
  const count = countColumn(scope);
  const counts = Prisma.sql`known.${count} AS "productCount", known.score_sum::float8 AS "scoreSum"`;
  const all = Prisma.sql`synonyms named JOIN search_terms known ON known.term = '#' || named.group_handle AND known.${count} > 0 WHERE true`;
  const names = Prisma.sql`${all} AND named.language <> '${Prisma.raw(BRAND_LANGUAGE)}'`;
  return {
    /** The columns of a `SuggestedTerm` of the catalogue, and of a name of a group. */
    wordColumns: Prisma.sql`known.word AS text, known.term, known.phonetic, NULL::text AS language, ${counts}`,
    nameColumns: Prisma.sql`named.term AS text, known.term, named.phonetic, named.language, ${counts}`,
    /** FROM and WHERE of both, for products of the scope; `names` leaves out brands, and so does `intendedNames` for admins, who look for what the shop has. */
    words: Prisma.sql`search_terms known WHERE known.${count} > 0 AND known.term NOT LIKE '#%'`,
    names,
    intendedNames: scope === 'ALL' ? names : all,
  };
}

/** The column of `known` that counts the products of a scope. */
function countColumn(scope: SearchScope): Prisma.Sql {
  return scope === 'ALL' ? Prisma.sql`document_count` : Prisma.sql`product_count`;
}

/** One to four words in a row of a search, and what the shop knows by them. */
export interface Span {
  /** The position of its first word, from 0. */
  first: number;
  length: number;
  /** As it was typed, normalised. */
  text: string;
  /** How it sounds. */
  phonetic: string;
  /** The term of the index that it would be. */
  term: string;
  /** The number of products with the term, and the sum of their scores. */
  productCount: number;
  scoreSum: number;
  /** The synonym groups that it names. */
  groups: NamedGroup[];
  /** What the last words, which may be half typed, begin: words and names, the most important first. */
  completions: SuggestedTerm[];
}

export interface ReadText {
  amount: Amount | null;
  /** Of the words but those of the amount. */
  spans: Span[];
}

/** A synonym group under one of its names. */
export interface NamedGroup {
  handle: string;
  department: string | null;
  language: string;
  /** Whether the name is spelled so, and does not only sound so. */
  isExact: boolean;
  productCount: number;
}

const [MAX_WORDS, MAX_SPAN] = [12, 4];
/** The words and the names that are read for a beginning, and the longest beginning in words. */
const [MAX_COMPLETIONS, MAX_COMPLETED_SPAN] = [16, 3];
/** Names of several words may also be spelled by their sound. */
const MIN_PHONETIC_LENGTH = 5;

/** Parts the amount from a search text and looks all spans of its words up in the vocabulary and the synonyms, by one statement. */
export async function readSpans(text: string, scope: SearchScope): Promise<ReadText> {
  const count = countColumn(scope);
  const { wordColumns, nameColumns, words, names } = sourcesOf(scope);
  const [read] = await readRows<ReadText>(Prisma.sql`
    WITH said AS MATERIALIZED (SELECT * FROM read_amount(${text})),
    words AS (SELECT (search_tokenize(coalesce(before || ' ' || after, ${text})))[:${MAX_WORDS}::int] AS list FROM said),
    spans AS (
      SELECT first, length, array_to_string(list[first:first + length - 1], ' ') AS text
      FROM words, generate_subscripts(list, 1) first, generate_series(1, ${MAX_SPAN}::int) length
      WHERE first + length - 1 <= cardinality(list) LIMIT ${MAX_WORDS * MAX_SPAN}::int
    ), keyed AS MATERIALIZED (SELECT *, search_key(text) AS term, search_phonetic(replace(text, ' ', '')) AS phonetic, text || chr(1114111) AS after FROM spans),
    looked_up AS (
      SELECT first - 1 AS first, length, text, keyed.term, keyed.phonetic,
        coalesce(known.${count}, 0) AS "productCount", coalesce(known.score_sum, 0)::float8 AS "scoreSum",
        coalesce((
          SELECT json_agg(json_build_object('handle', group_handle, 'department', department, 'language', language, 'isExact', is_exact, 'productCount', coalesce(sold.${count}, 0)))
          FROM (
            SELECT group_handle, min(language) AS language, bool_or(is_exact) AS is_exact FROM (
              SELECT group_handle, language, true AS is_exact FROM synonyms WHERE key = keyed.term
              UNION ALL
              SELECT group_handle, language, false FROM synonyms
              WHERE length > 1 AND length(keyed.phonetic) >= ${MIN_PHONETIC_LENGTH}::int
                AND search_skeleton(phonetic) = search_skeleton(keyed.phonetic) AND phonetic = keyed.phonetic
            ) found GROUP BY group_handle
          ) named JOIN synonym_groups ON handle = group_handle LEFT JOIN search_terms sold ON sold.term = '#' || group_handle
        ), '[]') AS groups,
        coalesce(CASE WHEN length <= ${MAX_COMPLETED_SPAN}::int AND first + length - 1 = (SELECT cardinality(list) FROM words) THEN (
          SELECT json_agg(completion) FROM (
            (SELECT ${wordColumns} FROM ${words} AND known.word ~>=~ keyed.text AND known.word ~<~ keyed.after ORDER BY known.score_sum DESC LIMIT ${MAX_COMPLETIONS}::int)
            UNION ALL
            (SELECT ${nameColumns} FROM ${names} AND named.term ~>=~ keyed.text AND named.term ~<~ keyed.after ORDER BY known.score_sum DESC LIMIT ${MAX_COMPLETIONS}::int)
          ) completion
        ) END, '[]') AS completions
      FROM keyed LEFT JOIN LATERAL (SELECT * FROM search_terms WHERE term = keyed.term AND ${count} > 0 LIMIT 1) known ON true
    )
    SELECT (SELECT CASE WHEN amount IS NOT NULL THEN json_build_object('amount', amount, 'base', base) END FROM said) AS amount,
      (SELECT coalesce(json_agg(looked_up ORDER BY first, length), '[]') FROM looked_up) AS spans`);
  return read ?? { amount: null, spans: [] };
}

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
