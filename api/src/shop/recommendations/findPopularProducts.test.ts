import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { decodeId } from '../../platform/core/publicId.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeProduct, makeProducts, makeSubCategory } from '../../testing/fixtures.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';

const QUERY = 'query ($first: Int) { popularProducts(first: $first) { id name } }';

const popularise = (productId: string, score: number, orderCount: number) =>
  db.productPopularity.create({ data: { productId, score, orderCount } });

async function popular(first = 10): Promise<string[]> {
  const { data, errors } = await executeGraphql(QUERY, { first });
  expect(errors).toEqual([]);
  return data.popularProducts.map(({ id }: { id: string }) => decodeId(id).id);
}

beforeEach(async () => {
  await db.productPopularity.deleteMany();
  await db.product.updateMany({ data: { isPublished: false } });
});

describe('the popular products', () => {
  it('are those on sale and in stock with the best score, then the most orders, by one statement', async () => {
    const [few = '', many = '', most = '', soldOut = '', hidden = ''] = await makeProducts(5);
    await popularise(few, 3, 10);
    await popularise(many, 3, 12);
    await popularise(most, 5, 40);
    await popularise(soldOut, 9, 900);
    await popularise(hidden, 9, 900);
    await db.product.update({ where: { id: soldOut }, data: { stock: 0 } });
    await db.product.update({ where: { id: hidden }, data: { isPublished: false } });
    expect(await popular()).toEqual([most, many, few]);
    const { result, sent } = await countStatements(() => popular(2));
    expect(result).toEqual([most, many]);
    expect(sent).toHaveLength(1);
  });

  it('are the largest discounts of the first sub-categories in a shop without orders', async () => {
    const [plain = '', newest = ''] = await makeProducts(2);
    const { id: discounted } = await makeProduct({ discountPercent: 20 });
    const { id: soldOut } = await makeProduct({ discountPercent: 50, stock: 0 });
    await makeSubCategory([plain, discounted, soldOut]);
    await makeSubCategory([plain, newest]);
    expect(await popular()).toEqual([discounted, newest]);
    await popularise(plain, 1, 1);
    expect(await popular()).toEqual([plain, discounted, newest]);
    expect(await popular(2)).toEqual([plain, discounted]);
  });

  it.each([{}, { first: null }])('are ten unless another number is asked for: %j', async (variables) => {
    for (const id of await makeProducts(12)) await popularise(id, 1, 1);
    const { data } = await executeGraphql(QUERY, variables);
    expect(data.popularProducts).toHaveLength(10);
  });

  it('are none in an empty shop', async () => {
    expect(await popular()).toEqual([]);
  });

  it.each([0, -1, 21])('refuse a number of %i', async (first) => {
    const { errors } = await executeGraphql(QUERY, { first });
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
