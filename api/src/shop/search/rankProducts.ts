import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows, readRows } from '../../platform/db/queryRows.ts';
import type { Amount } from '../catalogue/amount.ts';
import type { QueryTerm } from './queryTerm.ts';
import type { UnderstoodQuery } from './understandQuery.ts';
import type { SearchScope } from './readSpans.ts';
import type { ProductGroup } from '../catalogue/filters/productFilter.ts';

/** One hit of a search, best first; `rank` and `id` are its sort keys. */
export interface SearchHit {
  id: string;
  rank: number;
}

/** The products of a term that are looked at, best first: of the only word, of one of several or with an amount, and of a
 * completion. */
const MAX_OF_ONLY_WORD = 1000;
const MAX_OF_WORD = 500;
const MAX_OF_COMPLETION = 200;
/** The products that are checked for further words when a word has more products than are looked at. */
const MAX_CHECKED = 200;
/** Above the score of any product, so that what is sold out comes last. */
const IN_STOCK = 10_000;
/** What a product has that is named by the very word. */
const LITERAL = 60;

/** A term at one of its positions. */
interface PlacedTerm extends QueryTerm {
  position: number;
  limit: number;
}

/**
 * Ranks the products that have all the words, or else the most of them, by what the words are of them: see
 * `search_document_terms`. Reads the beginnings of a few ranges of an index, whatever the size of the shop. `matched` are the positions of
 * the words that all of them have.
 */
export async function rankProducts(query: UnderstoodQuery, scope: SearchScope, limit: number) {
  const { positions, things, amount } = query;
  if (positions.length === 0) return { hits: [], totalCount: 0, matched: [] };
  const placed = placeTerms(query);
  const rows = await queryRows<SearchHit & { mask: number; totalCount: number }>(Prisma.sql`
    WITH query AS (
      SELECT * FROM unnest(
        ${placed.map(({ term }) => term)}::text[], ${placed.map(({ position }) => position)}::int[],
        ${placed.map(({ weight }) => weight)}::float8[], ${placed.map(({ isLiteral }) => isLiteral)}::bool[],
        ${placed.map((term) => term.limit)}::int[]
      ) AS query (term, position, weight, is_literal, size)
    ), posted AS MATERIALIZED (
      SELECT posting.product_id, posting.in_stock, query.position, posting.score * query.weight AS score, query.is_literal
      FROM query, unnest(${scope === 'ALL' ? [true, false] : [true]}::bool[]) status, LATERAL (
        SELECT product_id, in_stock, score FROM search_postings posting
        WHERE posting.term = query.term AND posting.is_published = status
        ORDER BY in_stock DESC, score DESC, product_id DESC LIMIT query.size
      ) posting
    ), matched AS (
      SELECT product_id, in_stock, position, max(score) + CASE WHEN bool_or(is_literal) THEN ${LITERAL}::int ELSE 0 END AS score
      FROM ${needsCheck(placed, positions) ? checked(placed, positions) : Prisma.sql`posted`} matched
      GROUP BY product_id, in_stock, position
    ), scored AS (
      SELECT product_id, in_stock, bit_or(1 << position) AS mask, sum(score) / ${positions.length}::int AS score
      FROM matched GROUP BY product_id, in_stock
    ), sized AS (
      SELECT product_id AS id, in_stock, mask, score, bit_count((mask & ${maskOf(things)}::int)::bit(16)) * 100 + bit_count(mask::bit(16)) AS size FROM scored
    ), found AS (
      SELECT product.id, mask, size,
        (CASE WHEN in_stock THEN ${IN_STOCK}::int ELSE 0 END + score + ${amountScore(amount)})::int AS rank
      FROM sized product ${amount ? Prisma.sql`JOIN products pack ON pack.id = product.id` : Prisma.empty}
    ), largest AS (SELECT max(size) AS size FROM found)
    SELECT id, rank, mask, count(*) OVER ()::int AS "totalCount"
    FROM found JOIN largest USING (size) ORDER BY rank DESC, id DESC LIMIT ${limit}::int`);
  return {
    hits: rows.map((row) => ({ id: row.id, rank: row.rank })),
    totalCount: rows[0]?.totalCount ?? 0,
    matched: positions.filter((position) => rows.some(({ mask }) => mask & (1 << position))),
  };
}

function placeTerms({ terms, positions, amount }: UnderstoodQuery): PlacedTerm[] {
  const limit = positions.length > 1 || amount ? MAX_OF_WORD : MAX_OF_ONLY_WORD;
  return terms.flatMap((term) =>
    term.positions
      .filter((position) => positions.includes(position))
      .map((position) => ({ ...term, position, limit: term.isCompletion ? MAX_OF_COMPLETION : limit })),
  );
}

/** Whether a product may have a word whose postings are not all read. */
function needsCheck(terms: readonly PlacedTerm[], positions: readonly number[]): boolean {
  return positions.length > 1 && terms.some(({ productCount, limit }) => productCount > limit);
}

/** The matches of the postings that are read, and of what is stored of the best products that have the rarest word and lack another. */
function checked(terms: readonly PlacedTerm[], positions: readonly number[]): Prisma.Sql {
  const countOf = (position: number) =>
    terms.reduce((sum, term) => sum + (term.position === position ? term.productCount : 0), 0);
  const [rarest = 0] = positions.toSorted((one, other) => countOf(one) - countOf(other));
  return Prisma.sql`(
    SELECT * FROM posted
    UNION ALL
    SELECT best.product_id, best.in_stock, query.position, document.scores[array_position(document.terms, query.term)] * query.weight, query.is_literal
    FROM (
      SELECT product_id, in_stock, bit_or(1 << position) AS mask FROM posted GROUP BY product_id, in_stock
      HAVING bit_or(1 << position) <> ${maskOf(positions)}::int AND bool_or(position = ${rarest}::int)
      ORDER BY in_stock DESC, sum(score) DESC, product_id DESC LIMIT ${MAX_CHECKED}::int
    ) best
    JOIN search_documents document ON document.product_id = best.product_id
    JOIN query ON best.mask & (1 << query.position) = 0 AND query.term = ANY (document.terms)
  )`;
}

function maskOf(positions: readonly number[]): number {
  return positions.reduce((mask, position) => mask | (1 << position), 0);
}

/** The nearer the pack is to the amount, the better, most of all for the thing itself. The very amount is worth more than being what most households mean. */
function amountScore(amount: Amount | null): Prisma.Sql {
  if (!amount) return Prisma.sql`0`;
  const ratio = Prisma.sql`pack.pack_amount / ${amount.amount}::float8`;
  return Prisma.sql`CASE
    WHEN pack.pack_base IS DISTINCT FROM ${amount.base} THEN 0
    WHEN pack.pack_amount = ${amount.amount}::float8 THEN 500
    ELSE greatest(0, 200 - 80 * abs(ln(${ratio}) / ln(2::float8)))
  END * CASE WHEN score >= 550 THEN 1 ELSE 0.4 END`;
}

export interface HitName {
  id: string;
  name: string;
  /** The words of its name up to the first comma, without its brand and without amounts. */
  words: string[];
  brand: string | null;
  isSoldOut: boolean;
  brandWords: string[];
  /** Those of the given terms that its name, its brand or its sub-category has. */
  terms: string[];
}

/** A sub-category or a category of hits. */
export interface HitGroup {
  id: string;
  kind: ProductGroup;
  hitCount: number;
  /** The place of its best hit, from 1. */
  bestPlace: number;
  /** Those of the given terms that its name has. */
  terms: string[];
  /** The share of its name that such terms are as what a part of it says; 0 when none says what the group is. */
  headShare: number;
  /** Whether a part of its name has more words than the one that says what it is: cream biscuits. */
  isNarrowed: boolean;
}

/** What the best hits of a search have in common. */
export interface HitContext {
  names: HitName[];
  groups: HitGroup[];
}

/** The least score of a word of a name or a brand, see `search_document_terms`. */
const NAME_SCORE = 300;
/** The score of a term that says what a part of a category's name is, see `search_index_categories`. */
const CATEGORY_HEAD = 220;

/** Reads what hits are called and where they are, best first, by one statement. */
export async function readHitContext(ids: readonly string[], terms: readonly string[]): Promise<HitContext> {
  const [context] = await readRows<HitContext>(Prisma.sql`
    WITH hit AS MATERIALIZED (
      SELECT id, place::int FROM unnest(${ids}::uuid[]) WITH ORDINALITY hit (id, place)
    ), named AS (
      SELECT place, product.id, product.name, product.brand, product.stock = 0 AS "isSoldOut", search_tokenize((search_name_parts(product.name, coalesce(product.brand, '')))[1]) AS words,
        search_tokenize(coalesce(product.brand, '')) AS "brandWords",
        array(
          SELECT term FROM unnest(document.terms, document.scores) entry (term, score)
          WHERE term = ANY (${terms}::text[]) AND score >= ${NAME_SCORE}::int
        ) AS terms
      FROM hit JOIN products product USING (id) JOIN search_documents document ON document.product_id = hit.id
    ), placed AS (
      SELECT sub_category_id AS id, 'SubCategory' AS kind, count(*)::int AS "hitCount", min(place) AS "bestPlace"
      FROM hit JOIN product_sub_categories ON product_id = hit.id GROUP BY sub_category_id
      UNION ALL
      SELECT category_id, 'Category', count(*)::int, min(place)
      FROM hit JOIN product_categories ON product_id = hit.id GROUP BY category_id
    ), grouped AS (
      SELECT placed.*, named.*, whole.* FROM placed, LATERAL (
        SELECT coalesce(array_agg(term), '{}') AS terms,
          coalesce(max(coalesce(head_share, CASE WHEN placed.kind = 'Category' AND score >= ${CATEGORY_HEAD}::int THEN 1 END)), 0) AS "headShare"
        FROM search_category_terms WHERE category_id = placed.id AND term = ANY (${terms}::text[])
      ) named, LATERAL (
        SELECT count(*) > count(head_share) AS "isNarrowed" FROM search_category_terms WHERE category_id = placed.id AND term NOT LIKE '#%'
      ) whole
    )
    SELECT (SELECT coalesce(json_agg(named ORDER BY place), '[]') FROM named) AS names,
      (SELECT coalesce(json_agg(grouped ORDER BY "hitCount" DESC, "bestPlace", id), '[]') FROM grouped) AS groups`);
  return context ?? { names: [], groups: [] };
}
