import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { cleanSearchText } from '../../shop/search/searchText.ts';
import { BRAND_LANGUAGE, isTermLanguage, type TermLanguage } from '../../shop/search/vocabulary/synonymGroup.ts';

/** Where a text may belong as a term. */
export interface SynonymSuggestion {
  /** The text without amounts; empty for a text without letters and digits. */
  term: string;
  language: TermLanguage;
  /** The ids of the nearest groups, the nearest first. */
  synonymGroupIds: string[];
}

const MAX_GROUPS = 3;
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** What a name that sounds equal is worth, beside names that share that many trigrams. */
const EQUAL_SOUND = 0.8;
/** A group that one word of several is near to is worth so much of it. */
const WORD_SHARE = 0.8;
const MIN_SIMILARITY = 0.35;

/** Suggests for each text the groups with a name that is spelled or sounds like it, or like one of its words, by one statement. */
export async function suggestSynonymGroups(viewer: Viewer, texts: readonly string[]): Promise<SynonymSuggestion[]> {
  requirePermission(viewer, 'CATALOGUE');
  const rows = await queryRows<{ number: number; term: string; id: string | null; language: string | null }>(Prisma.sql`
    SELECT wanted.number::int - 1 AS number, wanted.term, near.id, near.language
    FROM (
      SELECT number, coalesce(nullif(btrim(regexp_replace(before || ' ' || after, '\\s+', ' ', 'g')), ''), text) AS term
      FROM unnest(${texts.map(cleanSearchText)}::text[]) WITH ORDINALITY typed (text, number), read_amount(text)
    ) wanted LEFT JOIN LATERAL (
      SELECT synonym_groups.group_id AS id, min(language) AS language, max(score) AS score
      FROM (
        SELECT group_handle, (array_agg(language ORDER BY score DESC))[1] AS language, max(score) AS score FROM (
          SELECT group_handle, language, part.share * greatest(similarity(synonyms.term, part.text),
            CASE WHEN synonyms.phonetic = part.phonetic AND length(part.phonetic) > 2 THEN ${EQUAL_SOUND}::float8 ELSE 0 END) AS score
          FROM (
            SELECT text, share, search_phonetic(replace(text, ' ', '')) AS phonetic FROM (
              SELECT search_normalize(wanted.term) AS text, 1::float8 AS share
              UNION
              SELECT word, ${WORD_SHARE}::float8 FROM unnest(search_tokenize(wanted.term)) word
              WHERE length(word) > 2 AND cardinality(search_tokenize(wanted.term)) BETWEEN 2 AND 6
            ) split
          ) part
          JOIN synonyms ON synonyms.term % part.text OR search_skeleton(synonyms.phonetic) = search_skeleton(part.phonetic)
          WHERE language <> ${BRAND_LANGUAGE}
        ) named WHERE score >= ${MIN_SIMILARITY}::float8 GROUP BY group_handle
      ) grouped JOIN synonym_groups ON handle = group_handle
      GROUP BY synonym_groups.group_id ORDER BY 3 DESC, 1 LIMIT ${MAX_GROUPS}::int
    ) near ON true
    ORDER BY wanted.number, near.score DESC, near.id`);
  return texts.map((_text, index) => {
    const near = rows.filter(({ number }) => number === index);
    const [{ term, language } = { term: '', language: null }] = near;
    const synonymGroupIds = near.flatMap(({ id }) => id ?? []);
    return { term, language: guessLanguage(term, language), synonymGroupIds };
  });
}

/** Devanagari is Hindi; another term is in the language of the nearest name. */
function guessLanguage(term: string, nearest: string | null): TermLanguage {
  if (DEVANAGARI.test(term)) return 'hi';
  return nearest !== null && nearest !== 'hi' && isTermLanguage(nearest) ? nearest : 'hi-Latn';
}
