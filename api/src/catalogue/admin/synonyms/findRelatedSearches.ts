import { Prisma } from '../../../db/generated/client.ts';
import { queryRows } from '../../../db/queryRows.ts';
import { findSearchesWithoutResult, type SearchWithoutResult } from './findSearchesWithoutResult.ts';

/** The searches that are tried again for one preview. */
const MAX_SEARCHES = 20;
const CANDIDATES = 200;

/** The searches without result that may mean one of some terms: by their letters, by their sound or by one of their words. */
export async function findRelatedSearches(terms: readonly string[], now: Date): Promise<SearchWithoutResult[]> {
  if (terms.length === 0) return [];
  const searches = await findSearchesWithoutResult(now, CANDIDATES);
  const rows = await queryRows<{ number: number }>(Prisma.sql`
    SELECT DISTINCT searched.number::int - 1 AS number
    FROM unnest(${searches.map(({ query }) => query)}::text[]) WITH ORDINALITY searched (query, number),
      unnest(${[...terms]}::text[]) named (term)
    WHERE word_similarity(named.term, searched.query) > 0.5 OR word_similarity(searched.query, named.term) > 0.5
      OR search_skeleton(search_phonetic(replace(search_normalize(named.term), ' ', '')))
        = ANY (SELECT search_skeleton(search_phonetic(word)) FROM unnest(search_tokenize(searched.query)) word)
      OR search_skeleton(search_phonetic(replace(search_normalize(named.term), ' ', '')))
        = search_skeleton(search_phonetic(replace(search_normalize(searched.query), ' ', '')))
    ORDER BY 1 LIMIT ${MAX_SEARCHES}::int`);
  return rows.flatMap(({ number }) => searches[number] ?? []);
}
