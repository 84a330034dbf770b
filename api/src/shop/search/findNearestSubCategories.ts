import { readCached, type CatalogueCache } from '../../platform/cache/catalogueCache.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { readIds, readRows } from '../../platform/db/queryRows.ts';
import { cleanSearchText } from './searchText.ts';
import { editDistance } from './correctQuery.ts';
import { isBrand } from './queryTerm.ts';
import { readSimilarTerms, readSpans } from './readSpans.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';

const MAX_SUB_CATEGORIES = 8;
/** The terms that are looked at, and the products of each. */
const [MAX_TERMS, MAX_PRODUCTS] = [12, 20];
/** The best names of a department that is not sold under the name that was typed. */
const MAX_OF_DEPARTMENT = 6;
/** A word that is spelled alike begins with as many of the same sounds, and has at most so large a share of others. */
const [SAME_START, MAX_DISTANCE] = [3, 0.5];

/**
 * The ids of the sub-categories that are nearest to a text that finds nothing, the nearest first: those of what belongs to the department
 * of what it names, or is spelled like it. None is near to what no grocer sells.
 */
export async function findNearestSubCategories(text: string, cache: CatalogueCache): Promise<string[]> {
  const cleaned = cleanSearchText(text);
  return readCached(cache, { key: ['nearest', cleaned], sizeOf: (ids) => ids.length }, async () => {
    const terms = cleaned === '' ? [] : await nearestTerms(cleaned);
    return terms.length === 0 ? [] : readSubCategories(terms);
  });
}

/** The terms of what is sold that a text may be about, the likeliest first. */
async function nearestTerms(text: string): Promise<string[]> {
  const { spans } = await readSpans(text, 'AVAILABLE_FOR_SALE');
  const groups = spans.flatMap((span) => span.groups);
  if (groups.some(({ department }) => department === 'notSold')) return [];
  const unknown = spans.filter((span) => span.length === 1 && span.groups.every(isBrand));
  const departments = groups.flatMap(({ department }) => department ?? []);
  const [ofDepartments, similar] = await Promise.all([
    departments.length === 0 ? [] : readDepartmentTerms(departments),
    unknown.length === 0 ? [] : readSimilarTerms(unknown, 'AVAILABLE_FOR_SALE'),
  ]);
  const known = groups.map(({ handle, productCount }) => ({ term: `#${handle}`, productCount }));
  const alike = similar
    .map((other) => ({ ...other, typed: unknown[other.number]?.phonetic ?? '' }))
    .map((other) => ({ ...other, distance: editDistance(other.typed, other.phonetic) }))
    .filter(
      ({ typed, phonetic, distance }) =>
        typed.length >= SAME_START &&
        phonetic.startsWith(typed.slice(0, SAME_START)) &&
        distance <= typed.length * MAX_DISTANCE,
    )
    .sort((one, other) => one.distance - other.distance || other.scoreSum - one.scoreSum);
  const sold = known.filter(({ productCount }) => productCount > 0);
  const terms = [...sold, ...ofDepartments, ...alike].map(({ term }) => term);
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

/** The number of groups does not grow with the catalogue. */
function readDepartmentTerms(departments: readonly string[]): Promise<{ term: string }[]> {
  return readRows(Prisma.sql`
    SELECT known.term FROM synonym_groups JOIN search_terms known ON known.term = '#' || handle AND known.product_count > 0
    WHERE department = ANY (${departments}::text[]) AND department <> 'words'
    ORDER BY known.score_sum DESC LIMIT ${MAX_OF_DEPARTMENT}::int`);
}

function readSubCategories(terms: readonly string[]): Promise<string[]> {
  return readIds(Prisma.sql`
    SELECT placed.sub_category_id AS id
    FROM unnest(${terms}::text[]) WITH ORDINALITY term (term, place), LATERAL (
      SELECT product_id FROM search_postings posting WHERE posting.term = term.term AND is_published
      ORDER BY in_stock DESC, score DESC, product_id DESC LIMIT ${MAX_PRODUCTS}::int
    ) best JOIN product_sub_categories placed USING (product_id) GROUP BY placed.sub_category_id
    ORDER BY min(term.place), count(*) DESC, id LIMIT ${MAX_SUB_CATEGORIES}::int`);
}

const FIND_POPULAR_OF_SUB_CATEGORIES_MAX_PRODUCTS = 8;
/** The newest products of a sub-category that are looked at. */
const LOOKED_AT = 20;

/** The ids of products in stock for a search that finds nothing: the most popular one of each of the sub-categories in turn. */
export function findPopularOfSubCategories(subCategoryIds: readonly string[]): Promise<string[]> {
  return readIds(Prisma.sql`
    SELECT id FROM (
      SELECT product.id, place, row_number() OVER (PARTITION BY place ORDER BY coalesce(popularity.score, 0) DESC, product.id DESC) AS turn
      FROM unnest(${subCategoryIds}::uuid[]) WITH ORDINALITY listed (sub_category_id, place), LATERAL (
        SELECT product_id FROM product_sub_categories link WHERE link.sub_category_id = listed.sub_category_id
        ORDER BY product_id DESC LIMIT ${LOOKED_AT}::int
      ) link JOIN products product ON product.id = link.product_id
        LEFT JOIN product_popularity popularity ON popularity.product_id = product.id
      WHERE ${AVAILABLE_FOR_SALE_SQL} AND product.stock > 0
    ) listed GROUP BY id ORDER BY min(turn), min(place), id LIMIT ${FIND_POPULAR_OF_SUB_CATEGORIES_MAX_PRODUCTS}::int`);
}
