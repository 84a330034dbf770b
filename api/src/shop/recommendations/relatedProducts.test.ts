import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { decodeId, encodeId } from '../../platform/core/publicId.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import {
  PAGE_ARGUMENTS,
  PAGE_FIELDS,
  PAGE_VARIABLES,
  readOnePage,
  readPages,
} from '../../testing/graphql/readPages.ts';
import { makeProducts, makeSubCategory } from '../../testing/fixtures.ts';

let productId: string;
/** The others of its sub-category, oldest first. */
let similar: string[];
/** Products of no sub-category. */
let others: string[];

const relate = (scores: Record<string, number>, from = productId) =>
  db.relatedProduct.createMany({
    data: Object.entries(scores).map(([relatedProductId, score]) => ({
      productId: from,
      relatedProductId,
      score,
      orderCount: 2,
    })),
  });
const list = () => ({
  query: `query ($id: ID!, ${PAGE_VARIABLES}) { product(id: $id) { related(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} } }`,
  path: ['product', 'related'],
  variables: { id: encodeId('Product', productId) },
});
async function related(): Promise<string[]> {
  const { edges, totalCount } = await readOnePage(list(), { first: 100 });
  const ids = edges.map(({ node }) => decodeId(node.id).id);
  expect(totalCount).toBe(ids.length);
  return ids;
}
const update = (id: string, data: object) => db.product.update({ where: { id }, data });

beforeEach(async () => {
  [productId = '', ...similar] = await makeProducts(4);
  others = await makeProducts(3);
  await makeSubCategory([productId, ...similar]);
});

describe('the related products of a product', () => {
  it('are the others of its sub-category, newest first, while nothing is bought together', async () => {
    expect(await related()).toEqual(similar.toReversed());
  });

  it('begin with what is bought together, best score first, and nothing is twice', async () => {
    const [first = '', second = ''] = others;
    await relate({ [first]: 10, [second]: 500, [similar[0] ?? '']: 200 });
    expect(await related()).toEqual([second, similar[0], first, similar[2], similar[1]]);
  });

  it('go on with the others of its sub-category, the popular ones first, and have nothing that is sold out', async () => {
    await db.productPopularity.create({ data: { productId: similar[0] ?? '', orderCount: 9, score: 3 } });
    await update(similar[2] ?? '', { stock: 0 });
    expect(await related()).toEqual([similar[0], similar[1]]);
  });

  it('begin with its sub-category when it is sold out, because they can take its place', async () => {
    await db.productPopularity.create({ data: { productId: similar[0] ?? '', orderCount: 9, score: 3 } });
    await relate({ [others[0] ?? '']: 500, [similar[1] ?? '']: 10 });
    await update(productId, { stock: 0 });
    expect(await related()).toEqual([similar[0], similar[2], similar[1], others[0]]);
  });

  it('have nothing withdrawn, and nothing that is bought together and sold out', async () => {
    const [soldOut = '', unpublished = '', deleted = ''] = others;
    await relate({ [soldOut]: 30, [unpublished]: 20, [deleted]: 10, [similar[1] ?? '']: 5 });
    await update(soldOut, { stock: 0 });
    await update(unpublished, { isPublished: false });
    await update(deleted, { deletedAt: new Date() });
    await update(similar[0] ?? '', { isPublished: false });
    await update(similar[1] ?? '', { stock: 0 });
    expect(await related()).toEqual([similar[2]]);
  });

  it('are those that are bought together with a product without a sub-category', async () => {
    await db.productSubCategory.deleteMany({ where: { productId } });
    expect(await related()).toEqual([]);
    await relate({ [others[0] ?? '']: 10 });
    expect(await related()).toEqual([others[0]]);
  });

  it('have one order in pages of any size, from both ends', async () => {
    await relate({ [others[0] ?? '']: 10, [others[1] ?? '']: 10, [similar[0] ?? '']: 30 });
    const all = (await related()).map((id) => encodeId('Product', id));
    expect(all).toHaveLength(5);
    for (const size of [1, 2, 5]) {
      expect(await readPages(list(), { size })).toEqual(all);
      expect(await readPages(list(), { size, backward: true })).toEqual(all);
    }
    const { totalCount, edges } = await readOnePage(list(), { first: 0 });
    expect({ totalCount, edges }).toEqual({ totalCount: 5, edges: [] });
  });

  it('can be selected with fields of relations', async () => {
    await relate({ [others[0] ?? '']: 10 });
    const { data, errors } = await executeGraphql(
      'query ($id: ID!) { product(id: $id) { related(first: 2) { edges { node { id related { totalCount } categories { id } } } } } }',
      { id: encodeId('Product', productId) },
    );
    expect(errors).toEqual([]);
    expect(data.product.related.edges.map(({ node }: { node: { id: string } }) => decodeId(node.id).id)).toEqual([
      others[0],
      similar[2],
    ]);
  });
});
