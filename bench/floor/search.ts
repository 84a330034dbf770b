import { rowsOf } from './database.ts';
import { FIRST_PICTURE, PRODUCT_COLUMNS, toJson, type ProductRow } from './productRow.ts';

const PAGE_SIZE = 24;

/** A tsquery of English words in any of their forms, or literally. */
const query = (parameter: string) => `CASE
  WHEN to_tsquery('english', ${parameter}) = to_tsquery('simple', ${parameter}) THEN to_tsquery('simple', ${parameter})
  ELSE to_tsquery('english', ${parameter}) || to_tsquery('simple', ${parameter}) END`;

/** The product's own ranking. */
const RANK = `(ts_rank('{0.02, 0.1, 0.4, 1}', search, whole) * 30)::int * 100
  + (ts_rank('{0.02, 0.1, 0.4, 1}', search, beginnings) * 10)::int * 50
  + 200 / (1 + length(name) - length(replace(name, ' ', '')))`;

const READ = {
  name: 'search',
  text: `WITH search_query AS (SELECT ${query('$1')} AS beginnings, ${query('$2')} AS whole), hits AS (
      SELECT id, ${RANK} AS rank FROM products, search_query
      WHERE search @@ beginnings AND is_published AND deleted_at IS NULL
    ), page AS (SELECT id, rank FROM hits ORDER BY rank DESC, id DESC LIMIT ${PAGE_SIZE + 1})
    SELECT total, ${PRODUCT_COLUMNS} FROM (SELECT count(*)::int AS total FROM hits) counted
    LEFT JOIN page ON true LEFT JOIN products product ON product.id = page.id ${FIRST_PICTURE}
    ORDER BY page.rank DESC, page.id DESC`,
};

/** The best matches of a search by whole words and prefixes, and the number of all matches. */
export async function search(text: string): Promise<object> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const rows = await rowsOf<ProductRow & { total: number }>(READ, [beginnings, words.join(' & ')]);
  const hits = rows.filter(({ total }) => total > 0).map(({ total: _total, ...product }) => toJson(product));
  return { total: rows[0]?.total ?? 0, products: hits.slice(0, PAGE_SIZE), hasMore: hits.length > PAGE_SIZE };
}
