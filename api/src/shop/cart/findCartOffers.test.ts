import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { decodeId } from '../../platform/core/publicId.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeCartLine, makeProducts, makeShopper, makeSubCategory } from '../../testing/fixtures.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';

const QUERY = `query ($first: Int) { viewer { cart {
  oftenBoughtWith(first: $first) { id name }
  similarProducts(first: $first) { id name } } } }`;

let viewer: Viewer;

const relate = (productId: string, relatedProductId: string, score: number) =>
  db.relatedProduct.create({ data: { productId, relatedProductId, score, orderCount: 2 } });

async function offers(first = 10): Promise<Record<'oftenBoughtWith' | 'similarProducts', string[]>> {
  const { data, errors } = await executeGraphql(QUERY, { first }, viewer);
  expect(errors).toEqual([]);
  const idsOf = (products: { id: string }[]) => products.map(({ id }) => decodeId(id).id);
  const { oftenBoughtWith, similarProducts } = data.viewer.cart;
  return { oftenBoughtWith: idsOf(oftenBoughtWith), similarProducts: idsOf(similarProducts) };
}

const oftenBoughtWith = async (first?: number) => (await offers(first)).oftenBoughtWith;
const similarProducts = async (first?: number) => (await offers(first)).similarProducts;

beforeEach(async () => {
  viewer = await makeShopper();
});

describe('what is offered with a cart', () => {
  it('is what is bought with its lines, by the sum of the scores, and not in it', async () => {
    const [bread = '', rice = '', butter = '', dal = '', jam = ''] = await makeProducts(5);
    await makeCartLine(viewer, bread);
    await makeCartLine(viewer, rice);
    await relate(bread, butter, 50);
    await relate(bread, jam, 30);
    await relate(rice, jam, 30);
    await relate(rice, dal, 20);
    await relate(rice, bread, 90);
    expect(await oftenBoughtWith()).toEqual([jam, butter, dal]);
    await makeCartLine(viewer, jam);
    expect(await oftenBoughtWith()).toEqual([butter, dal]);
    expect(await oftenBoughtWith(1)).toEqual([butter]);
  });

  it('has nothing that is sold out or withdrawn', async () => {
    const [bread = '', butter = '', soldOut = '', unpublished = '', deleted = ''] = await makeProducts(5);
    await makeCartLine(viewer, bread);
    for (const id of [soldOut, unpublished, deleted, butter]) await relate(bread, id, 50);
    await makeSubCategory([bread, soldOut, unpublished, deleted]);
    await db.product.update({ where: { id: soldOut }, data: { stock: 0 } });
    await db.product.update({ where: { id: unpublished }, data: { isPublished: false } });
    await db.product.update({ where: { id: deleted }, data: { deletedAt: new Date() } });
    expect(await oftenBoughtWith()).toEqual([butter]);
  });

  it('has no other product of a sub-category of its lines', async () => {
    const [milk = '', otherMilk = '', bread = '', otherBread = '', butter = ''] = await makeProducts(5);
    await makeSubCategory([milk, otherMilk]);
    await makeSubCategory([bread, otherBread]);
    await makeCartLine(viewer, milk);
    await makeCartLine(viewer, bread);
    for (const id of [otherMilk, otherBread]) await relate(milk, id, 90);
    expect(await offers()).toEqual({ oftenBoughtWith: [], similarProducts: [otherBread, otherMilk] });
    await relate(milk, butter, 10);
    expect(await offers()).toEqual({ oftenBoughtWith: [butter], similarProducts: [] });
  });

  it('is similar products where orders say nothing: of its sub-categories in turn, those of the newest line first', async () => {
    const [bread = '', toast = '', bun = '', rice = '', poha = '', sugar = ''] = await makeProducts(6);
    await makeSubCategory([bread, toast, bun]);
    await makeSubCategory([rice, poha]);
    await makeCartLine(viewer, bread);
    await makeCartLine(viewer, rice);
    await db.productPopularity.create({ data: { productId: sugar, orderCount: 9, score: 3 } });
    expect(await similarProducts()).toEqual([poha, bun, toast]);
    await db.productPopularity.create({ data: { productId: toast, orderCount: 1, score: 1 } });
    expect(await similarProducts()).toEqual([poha, toast, bun]);
    expect(await similarProducts(1)).toEqual([poha]);
  });

  it('is popular products where there are no similar ones either', async () => {
    const [bread = '', milk = '', sugar = ''] = await makeProducts(3);
    for (const [productId, score] of [
      [milk, 12],
      [bread, 11],
      [sugar, 10],
    ] as const)
      await db.productPopularity.create({ data: { productId, orderCount: 9, score } });
    await makeCartLine(viewer, bread);
    expect(await offers(2)).toEqual({ oftenBoughtWith: [], similarProducts: [milk, sugar] });
  });

  it('is empty for an empty cart', async () => {
    expect(await offers()).toEqual({ oftenBoughtWith: [], similarProducts: [] });
  });

  it('is of the viewer alone', async () => {
    const [bread = '', butter = ''] = await makeProducts(2);
    await relate(bread, butter, 10);
    await makeCartLine(await makeShopper(), bread);
    expect(await oftenBoughtWith()).toEqual([]);
  });

  it('needs one statement whatever the number of lines', async () => {
    const products = await makeProducts(30);
    await makeSubCategory(products);
    for (const id of products.slice(0, 20)) await makeCartLine(viewer, id);
    const counts: number[] = [];
    for (const lines of [1, 20]) {
      const { result, sent } = await countStatements(() => similarProducts());
      expect(result).toHaveLength(10);
      counts.push(sent.length);
      await db.cartLine.deleteMany({ where: { productId: { in: products.slice(lines) } } });
    }
    // One more reads the viewer.
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    for (const id of await makeProducts(10)) await relate(products[0] ?? '', id, 10);
    const { result, sent } = await countStatements(() => oftenBoughtWith());
    expect(result).toHaveLength(10);
    expect(sent.length).toBeLessThanOrEqual(2);
  });

  it.each([0, -1, 11])('refuses a number of %i', async (first) => {
    const { errors } = await executeGraphql(QUERY, { first }, viewer);
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
