import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { seededId } from '../database/seededId.ts';
import type { RowCounts } from '../database/shopSize.ts';
import { dataOf } from './graphql.ts';
import { readWorkload } from './reads.ts';
import { assertRows, PRODUCT_FIELDS, toFloorProduct, type FloorProduct, type ListedProduct } from './rows.ts';
import type { Workload } from './workload.ts';

const MAX_SUB_CATEGORIES = 200;
const PAGE_SIZE = 24;

/** The first page of a sub-category. */
export const LISTING = `query Listing($filter: ProductFilter!) {
  products(first: ${PAGE_SIZE}, filter: $filter) { edges { node { ${PRODUCT_FIELDS} } } pageInfo { hasNextPage } }
}`;

interface Data {
  products: { edges: { node: ListedProduct }[]; pageInfo: { hasNextPage: boolean } };
}

/** The newest 24 products of a sub-category with price, stock and picture; each sub-category in turn. */
export function listing({ subCategories }: RowCounts): Workload {
  const count = Math.min(subCategories, MAX_SUB_CATEGORIES);
  return readWorkload({
    name: 'listing',
    document: LISTING,
    arguments: Array.from({ length: count }, (_each, index) => seededId('subCategory', index + 1)),
    variablesOf: (id) => ({ filter: { subCategoryIds: [encodeId('SubCategory', id)] } }),
    minLength: 2000,
    readKirana(body) {
      const { edges, pageInfo } = dataOf<Data>(body).products;
      assertRows(edges, PAGE_SIZE);
      return { products: edges.map(({ node }) => toFloorProduct(node)), hasMore: pageInfo.hasNextPage };
    },
    readFloor(body) {
      const answer = JSON.parse(body) as { products: FloorProduct[] };
      assertRows(answer.products, PAGE_SIZE);
      return answer;
    },
  });
}
