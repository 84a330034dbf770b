import { Prisma } from '../../platform/db/generated/client.ts';
import { readRows } from '../../platform/db/queryRows.ts';
import type { ProductGroup } from '../catalogue/productGroup.ts';

/** What a hit is called. */
export interface HitName {
  id: string;
  name: string;
  /** The words of its name up to the first comma, without its brand and without amounts. */
  words: string[];
  brand: string | null;
  isSoldOut: boolean;
  /** The words of the brand. */
  brandWords: string[];
  /** Those of the given terms that its name, its brand or its sub-category has. */
  terms: string[];
}

/** A sub-category or a category of hits. */
export interface HitGroup {
  id: string;
  kind: ProductGroup;
  /** The number of hits in it. */
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
