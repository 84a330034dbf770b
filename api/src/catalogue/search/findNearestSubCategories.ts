import type { CatalogueCache } from '../../cache/catalogueCache.ts';
import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/queryRows.ts';
import { cleanSearchText } from './cleanSearchText.ts';
import { editDistance } from './editDistance.ts';
import { readSimilarTerms } from './readSimilarTerms.ts';
import { readSpans } from './readSpans.ts';

const MAX_SUB_CATEGORIES = 8;
/** The terms that are looked at, and the products of each. */
const [MAX_TERMS, MAX_PRODUCTS] = [12, 20];
/** The best names of a department that is not sold under the name that was typed. */
const MAX_OF_DEPARTMENT = 6;

/**
 * The ids of the sub-categories that are nearest to a text that finds nothing, the nearest first: those of what is spelled like it
 * or belongs to the department of what it names, and then the first one of each category.
 */
export async function findNearestSubCategories(text: string, cache: CatalogueCache): Promise<string[]> {
  const cleaned = cleanSearchText(text);
  const slot = await cache.open<string[]>(JSON.stringify(['nearest', cleaned]));
  if (slot.result) return slot.result;
  const terms = cleaned === '' ? [] : await nearestTerms(cleaned);
  const found = await readSubCategories(terms);
  const ids = found.map(({ id }) => id);
  slot.store(ids, ids.length);
  return ids;
}

/** The terms of what is sold that a text may be about, the likeliest first. */
async function nearestTerms(text: string): Promise<string[]> {
  const { spans } = await readSpans(text, 'ON_SALE');
  const words = spans.filter(({ length }) => length === 1);
  const departments = spans.flatMap(({ groups }) => groups.flatMap(({ department }) => department ?? []));
  const [ofDepartments, similar] = await Promise.all([
    departments.length === 0 ? [] : readDepartmentTerms(departments),
    words.length === 0 ? [] : readSimilarTerms(words, 'ON_SALE'),
  ]);
  const known = spans.flatMap((span) => [
    span,
    ...span.groups.map(({ handle, productCount }) => ({ term: `#${handle}`, productCount })),
  ]);
  const alike = similar
    .map((other) => ({ ...other, distance: editDistance(words[other.number]?.phonetic ?? '', other.phonetic) }))
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

function readSubCategories(terms: readonly string[]): Promise<{ id: string }[]> {
  return readRows(Prisma.sql`
    WITH near AS (
      SELECT placed.sub_category_id AS id, min(term.place) AS place, count(*) AS hits
      FROM unnest(${terms}::text[]) WITH ORDINALITY term (term, place), LATERAL (
        SELECT product_id FROM search_postings posting WHERE posting.term = term.term AND is_published
        ORDER BY in_stock DESC, score DESC, product_id DESC LIMIT ${MAX_PRODUCTS}::int
      ) best JOIN product_sub_categories placed USING (product_id) GROUP BY placed.sub_category_id
      ORDER BY hits DESC, place LIMIT ${MAX_SUB_CATEGORIES}::int
    ), first AS (
      SELECT DISTINCT child.id FROM (SELECT id FROM categories ORDER BY id LIMIT ${MAX_SUB_CATEGORIES}::int) category, LATERAL (
        SELECT sub_category_id AS id FROM sub_category_categories WHERE category_id = category.id ORDER BY sub_category_id LIMIT 1
      ) child
    )
    SELECT id FROM (
      SELECT id, 0 AS rank, place FROM near
      UNION ALL
      SELECT id, 1, row_number() OVER (ORDER BY id) FROM first WHERE id NOT IN (SELECT id FROM near)
    ) listed ORDER BY rank, place, id LIMIT ${MAX_SUB_CATEGORIES}::int`);
}
