import { z } from 'zod';
import { isPlainText } from '../../platform/core/text/textShape.ts';
import { decodeCursor, readPage, type Page, type PageArgs } from '../../platform/core/page.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { cursorBounds, escapeLike } from '../../platform/db/keysetSql.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { cleanSearchText } from '../../shop/search/searchText.ts';
import { db } from '../../platform/db/client.ts';
import { BRAND_LANGUAGE } from '../../shop/search/vocabulary/synonymGroup.ts';

/** Whether a group is as it came with the shop, was edited or disabled since, or is the shop's own. */
export type SynonymGroupStatus = 'CURATED' | 'EDITED' | 'DISABLED' | 'CUSTOM';

/** The filter of the list; a group must match all of its fields. */
export interface SynonymGroupFilter {
  departments?: readonly string[] | null | undefined;
  statuses?: readonly SynonymGroupStatus[] | null | undefined;
  /** Whether products on sale have one of its names. */
  isSold?: boolean | null | undefined;
}

/** A group of the list, with its sort keys: how well it matches the search, its name and its id. */
export interface SynonymGroupHit {
  rank: number;
  name: string;
  id: string;
}

/** A search of fewer letters finds what begins with them. */
const MIN_INNER_LENGTH = 3;
/** The share of equal trigrams from which a misspelled search finds a term. */
const MIN_SIMILARITY = 0.45;

const hitCursor = z.tuple([z.int32(), z.string().refine(isPlainText), z.uuid()]);

const STATUSES: Record<SynonymGroupStatus, Prisma.Sql> = {
  CURATED: Prisma.sql`candidate.is_curated`,
  EDITED: Prisma.sql`(candidate.original IS NOT NULL AND NOT candidate.is_disabled)`,
  DISABLED: Prisma.sql`candidate.is_disabled`,
  CUSTOM: Prisma.sql`(NOT candidate.is_curated AND candidate.original IS NULL)`,
};

/** The groups with a term that the search names, begins, misspells or sounds like, with how well it matches; without a search all, those of products first. */
function matchesOf(search: string): Prisma.Sql {
  const text = cleanSearchText(search);
  if (text === '')
    return Prisma.sql`
      SELECT handle, CASE WHEN product_count > 0 THEN 0 ELSE 1 END AS rank
      FROM synonym_groups LEFT JOIN search_terms ON term = '#' || handle`;
  const isInner = text.length >= MIN_INNER_LENGTH;
  const pattern = `${isInner ? '%' : ''}${escapeLike(text)}%`;
  return Prisma.sql`
    SELECT handle, min(rank) AS rank FROM (
      SELECT group_handle AS handle, CASE
        WHEN language = ${BRAND_LANGUAGE} THEN 8
        WHEN term = ${text} AND language = 'en' THEN 0
        WHEN (term = ${text} OR synonyms.key = typed.key) AND language IN ('en', 'hi', 'hi-Latn') THEN 1
        WHEN starts_with(term, ${text}) AND language = 'en' THEN 2
        WHEN synonyms.phonetic = typed.phonetic AND language IN ('en', 'hi', 'hi-Latn') THEN 3
        WHEN term = ${text} OR synonyms.key = typed.key THEN 4
        WHEN starts_with(term, ${text}) THEN 5
        WHEN term LIKE ${pattern} THEN 6
        ELSE 7
      END AS rank
      FROM (SELECT search_key(${text}) AS key, search_phonetic(replace(search_normalize(${text}), ' ', '')) AS phonetic) typed,
        synonyms
      WHERE synonyms.key = typed.key OR term LIKE ${pattern}
        OR (${isInner} AND search_skeleton(synonyms.phonetic) = search_skeleton(typed.phonetic) AND synonyms.phonetic = typed.phonetic)
        OR (${isInner} AND term % ${text} AND similarity(term, ${text}) >= ${MIN_SIMILARITY}::float8)
      UNION ALL
      SELECT handle, 2 FROM synonym_groups WHERE is_disabled AND starts_with(name, ${text})
    ) matched GROUP BY handle`;
}

function conditionsOf({ departments, statuses, isSold }: SynonymGroupFilter): Prisma.Sql {
  const sold = Prisma.sql`EXISTS (SELECT FROM search_terms WHERE term = '#' || candidate.handle AND product_count > 0)`;
  const conditions = [
    Prisma.sql`true`,
    departments != null && Prisma.sql`candidate.department = ANY (${[...departments]}::text[])`,
    statuses != null &&
      Prisma.sql`(${Prisma.join([Prisma.sql`false`, ...statuses.map((status) => STATUSES[status])], ' OR ')})`,
    isSold != null && (isSold ? sold : Prisma.sql`NOT ${sold}`),
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

/** The conditions of the cursors. */
function boundsOf(page: Page): Prisma.Sql {
  return cursorBounds(page, 'asc', (cursor, than) => {
    const [rank, name, id] = decodeCursor(cursor, hitCursor);
    return Prisma.sql`AND (rank, candidate.name, candidate.group_id) ${than} (${rank}::int, ${name}, ${id}::uuid)`;
  });
}

/**
 * Finds a page of the synonym groups, one more to know whether another page follows, and the total count, by one statement. The best
 * match of a search comes first; without a search the groups that products have come first; then they are ordered by name.
 */
export async function findSynonymGroups(
  viewer: Viewer,
  { search, filter }: { search: string; filter: SynonymGroupFilter },
  args: PageArgs,
): Promise<{ hits: SynonymGroupHit[]; totalCount: number }> {
  requirePermission(viewer, 'CATALOGUE');
  const page = readPage(args);
  const direction = page.isBackward ? Prisma.raw('DESC') : Prisma.raw('ASC');
  const rows = await queryRows<SynonymGroupHit & { total: number; isHit: boolean }>(Prisma.sql`
    WITH matches AS MATERIALIZED (${matchesOf(search)}), found AS (
      SELECT rank, candidate.name, candidate.group_id FROM matches JOIN synonym_groups candidate USING (handle)
      WHERE ${conditionsOf(filter)}
    )
    SELECT counted.total, page.rank, page.name, page.group_id AS id, page.group_id IS NOT NULL AS "isHit"
    FROM (SELECT count(*)::int AS total FROM found) counted
    LEFT JOIN (
      SELECT * FROM found candidate WHERE true ${boundsOf(page)}
      ORDER BY rank ${direction}, name ${direction}, group_id ${direction} LIMIT ${page.size + 1}::int
    ) page ON true
    ORDER BY page.rank ${direction}, page.name ${direction}, page.group_id ${direction}`);
  return {
    hits: rows.filter(({ isHit }) => isHit).map(({ rank, name, id }) => ({ rank, name, id })),
    totalCount: rows[0]?.total ?? 0,
  };
}

/** The numbers of products on sale that synonym groups find, by handle; a group without products is missing. */
export async function countProductsOfGroups(handles: readonly string[]): Promise<Map<string, number>> {
  const terms = await db.searchTerm.findMany({
    where: { term: { in: handles.map((handle) => `#${handle}`) } },
    select: { term: true, productCount: true },
  });
  return new Map(terms.map(({ term, productCount }) => [term.slice(1), productCount]));
}
