import type { Amount } from '../catalogue/amount.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { readRows } from '../../platform/db/queryRows.ts';
import { countColumn, sourcesOf, type SearchScope, type SuggestedTerm } from './termSources.ts';

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

/** What a search text says. */
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
