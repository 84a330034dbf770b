import { beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '../../platform/core/page.ts';
import { decodeId, encodeId } from '../../platform/core/publicId.ts';
import { makeProduct, makeSubCategory } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import {
  PAGE_ARGUMENTS,
  PAGE_FIELDS,
  PAGE_VARIABLES,
  readOnePage,
  readPages,
} from '../../testing/graphql/readPages.ts';

/** In the order in which the shop should list them: in stock first, each part newest first. */
let expected: string[];
let subCategoryId: string;

beforeAll(async () => {
  const made: { id: string; isSoldOut: boolean }[] = [];
  for (let number = 0; number < 9; number += 1) {
    const isSoldOut = number % 3 === 2;
    made.push({ id: (await makeProduct({ stock: isSoldOut ? 0 : 5 })).id, isSoldOut });
  }
  subCategoryId = encodeId('SubCategory', (await makeSubCategory(made.map(({ id }) => id))).subCategoryId);
  const newest = made.toReversed();
  expected = [...newest.filter(({ isSoldOut }) => !isSoldOut), ...newest.filter(({ isSoldOut }) => isSoldOut)].map(
    ({ id }) => encodeId('Product', id),
  );
});

describe.each([
  ['a listing', `products(filter: { subCategoryIds: [$id] }, ${PAGE_ARGUMENTS}) ${PAGE_FIELDS}`, ['products']],
  [
    'the products of a sub-category',
    `subCategory(id: $id) { products(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`,
    ['subCategory', 'products'],
  ],
])('%s', (_name, field, path) => {
  const list = () => ({
    query: `query ($id: ID!, ${PAGE_VARIABLES}) { ${field} }`,
    path,
    variables: { id: subCategoryId },
  });

  it('has what is in stock first and each part newest first, in pages of any size from both ends', async () => {
    for (const size of [1, 2, 4, 6, 9]) {
      expect(await readPages(list(), { size })).toEqual(expected);
      expect(await readPages(list(), { size, backward: true })).toEqual(expected);
    }
  });

  it('goes on after a cursor from the time when lists were ordered by age', async () => {
    const [, second = ''] = expected;
    const page = await readOnePage(list(), { first: 100, after: encodeCursor([decodeId(second).id]) });
    expect(page.edges.map(({ node }) => node.id)).toEqual(expected.slice(2));
  });

  it.each([[['x']], [['1', 'x']], [[1]], [[1.5, 'x']]])('refuses the malformed cursor %j', async (keys) => {
    const { errors } = await executeGraphql(list().query, { ...list().variables, first: 5, after: encodeCursor(keys) });
    expect(errors).toEqual([expect.objectContaining({ message: 'The cursor is malformed' })]);
  });
});
