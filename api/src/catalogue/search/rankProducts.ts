import { Prisma } from '../../db/generated/client.ts';
import { queryRows } from '../../db/queryRows.ts';
import { conditionsOf, type ProductFilter } from '../productPages.ts';
import type { Amount } from './parseAmount.ts';
import type { UnderstandingOptions, UnderstoodQuery } from './understandQuery.ts';

/** The filter and the order of a search. */
export interface SearchOptions extends Pick<ProductFilter, 'categoryIds' | 'subCategoryIds'>, UnderstandingOptions {
  isNewestFirst?: boolean;
}

/** One hit of a search, best first; `rank` and `id` are its sort keys. */
export interface SearchHit {
  id: string;
  rank: number;
}

/** Products on sale, best first, and the number of all that were found. */
export interface RankedProducts {
  hits: SearchHit[];
  totalCount: number;
  /** The positions of the words that all of them have. */
  matched: number[];
}

/** The products of a term that are looked at, best first. */
export const MAX_CANDIDATES = 1000;
/** Above the score of any product, so that what is sold out comes last. */
const IN_STOCK = 10_000;
/** What a product has that is named by the very word. */
const LITERAL = 60;

/**
 * Ranks the products that have all the words, or else the most of them, by what the words are of them: see
 * `search_document_terms`. Reads the beginnings of a few ranges of an index, whatever the size of the shop.
 */
export async function rankProducts(
  { terms, positions, things, amount }: UnderstoodQuery,
  { isNewestFirst = false, scope = 'ON_SALE', ...groups }: SearchOptions,
  limit: number,
): Promise<RankedProducts> {
  if (positions.length === 0) return { hits: [], totalCount: 0, matched: [] };
  const placed = terms.flatMap((term) =>
    term.positions.filter((position) => positions.includes(position)).map((position) => ({ ...term, position })),
  );
  const rows = await queryRows<SearchHit & { mask: number; totalCount: number }>(Prisma.sql`
    WITH query AS (
      SELECT * FROM unnest(
        ${placed.map(({ term }) => term)}::text[], ${placed.map(({ position }) => position)}::int[],
        ${placed.map(({ weight }) => weight)}::float8[], ${placed.map(({ isLiteral }) => isLiteral)}::bool[]
      ) AS query (term, position, weight, is_literal)
    ), candidates AS (
      SELECT DISTINCT found.product_id FROM (SELECT DISTINCT term FROM query) wanted, unnest(${scope === 'ALL' ? [true, false] : [true]}::bool[]) is_published, LATERAL (
        SELECT product_id FROM search_postings posting WHERE posting.term = wanted.term AND posting.is_published = is_published.is_published
        ORDER BY in_stock DESC, score DESC, product_id DESC LIMIT ${MAX_CANDIDATES}::int
      ) found
    ), matched AS (
      SELECT document.product_id, document.in_stock, query.position,
        max(document.scores[array_position(document.terms, query.term)] * query.weight) + CASE WHEN bool_or(query.is_literal) THEN ${LITERAL}::int ELSE 0 END AS score
      FROM candidates JOIN search_documents document USING (product_id) JOIN query ON query.term = ANY (document.terms)
      GROUP BY document.product_id, document.in_stock, query.position
    ), scored AS (
      SELECT product_id, in_stock, bit_or(1 << position) AS mask, sum(score) / ${positions.length}::int AS score
      FROM matched GROUP BY product_id, in_stock
    ), found AS (
      SELECT product.id, mask,
        bit_count((mask & ${maskOf(things)}::int)::bit(16)) * 100 + bit_count(mask::bit(16)) AS size,
        ${isNewestFirst ? Prisma.sql`0` : Prisma.sql`(CASE WHEN in_stock THEN ${IN_STOCK}::int ELSE 0 END + score + ${amountScore(amount)})::int`} AS rank
      FROM scored JOIN products product ON product.id = scored.product_id
      WHERE ${scope === 'ALL' ? Prisma.empty : Prisma.sql`product.is_published AND`} product.deleted_at IS NULL ${conditionsOf(groups)}
    ), largest AS (SELECT max(size) AS size FROM found)
    SELECT id, rank, mask, count(*) OVER ()::int AS "totalCount"
    FROM found JOIN largest USING (size) ORDER BY rank DESC, id DESC LIMIT ${limit}::int`);
  return {
    hits: rows.map(({ id, rank }) => ({ id, rank })),
    totalCount: rows[0]?.totalCount ?? 0,
    matched: positions.filter((position) => rows.some(({ mask }) => mask & (1 << position))),
  };
}

function maskOf(positions: readonly number[]): number {
  return positions.reduce((mask, position) => mask | (1 << position), 0);
}

/** The nearer the pack is to the amount, the better, most of all for the thing itself. */
function amountScore(amount: Amount | null): Prisma.Sql {
  if (!amount) return Prisma.sql`0`;
  const ratio = Prisma.sql`product.pack_amount / ${amount.amount}::float8`;
  return Prisma.sql`CASE
    WHEN product.pack_base IS DISTINCT FROM ${amount.base} THEN 0
    WHEN product.pack_amount = ${amount.amount}::float8 THEN 300
    ELSE greatest(0, 200 - 80 * abs(ln(${ratio}) / ln(2::float8)))
  END * CASE WHEN score >= 550 THEN 1 ELSE 0.4 END`;
}
