import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { seededId } from '../database/seededId.ts';
import type { RowCounts } from '../database/shopSize.ts';
import { dataOf } from './graphql.ts';
import { readWorkload } from './reads.ts';
import { toFloorPicture, uuidOf, type ShownPicture } from './rows.ts';
import type { Workload } from './workload.ts';

const PRODUCTS = 200;

/** A product with all that its page shows of it. */
export const PRODUCT = `query Product($id: ID!) {
  product(id: $id) {
    id name brand unit description mrp discountPercent price stock details { name value }
    pictures { id url dominantColor alt } categories { id name } subCategories { id name }
  }
}`;

interface Named {
  id: string;
  name: string;
}

interface Data {
  product: {
    id: string;
    discountPercent: number;
    details: { name: string; value: string }[];
    pictures: ShownPicture[];
    categories: Named[];
    subCategories: Named[];
  };
}

interface FloorAnswer {
  details: Record<string, string>;
  pictures: { key: string }[];
}

/** One product with its pictures, categories and sub-categories; 200 products in turn. */
export function product({ products }: RowCounts): Workload {
  const apart = Math.floor(products / PRODUCTS);
  return readWorkload({
    name: 'product',
    document: PRODUCT,
    arguments: Array.from({ length: PRODUCTS }, (_each, index) => seededId('product', 1 + index * apart)),
    variablesOf: (id) => ({ id: encodeId('Product', id) }),
    minLength: 500,
    readKirana(body) {
      const { discountPercent, details, pictures, ...rest } = dataOf<Data>(body).product;
      return {
        ...rest,
        id: uuidOf(rest.id),
        discount: discountPercent,
        details: Object.fromEntries(details.map(({ name, value }) => [name, value])),
        pictures: pictures.map(toFloorPicture),
        categories: rest.categories.map(withUuid),
        subCategories: rest.subCategories.map(withUuid),
      };
    },
    readFloor(body) {
      const { pictures, ...rest } = JSON.parse(body) as FloorAnswer;
      return {
        ...rest,
        pictures: pictures.map(({ key, ...picture }) => ({ url: `/media/${key}/384.webp`, ...picture })),
      };
    },
  });
}

function withUuid({ id, name }: Named): Named {
  return { id: uuidOf(id), name };
}
