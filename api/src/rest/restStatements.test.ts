import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '../db/countStatements.ts';
import { makeCartLine, makeCustomer, makeProducts, makeShelf, newId } from '../testing/fixtures.ts';
import { orderCart } from '../testing/orderCart.ts';
import { bearerFor, openRestShop, type RestClient } from '../testing/restShop.ts';

let shop: Awaited<ReturnType<typeof openRestShop>>;
let client: RestClient;
beforeAll(async () => {
  shop = await openRestShop();
  const productIds = await makeProducts(12);
  await makeShelf(productIds);
  const { viewer, addressId } = await makeCustomer(productIds);
  await orderCart(viewer, { addressId, expectedTotal: 120_000, idempotencyKey: newId() });
  for (const productId of productIds) await makeCartLine(viewer, productId);
  client = shop.client(await bearerFor(viewer));
});
afterAll(() => shop.close());

/** The check of the session is one of them. */
it.each([
  ['GET user/user-details', undefined, 2],
  ['GET cart/get', undefined, 2],
  ['GET order/order-list', undefined, 2],
  ['GET address/get', undefined, 2],
  ['GET category/get', undefined, 2],
  ['POST subcategory/get', undefined, 2],
  ['POST product/get', { limit: 100 }, 2],
  ['POST product/get', { limit: 5, page: 2 }, 4],
  ['POST product/get', { search: 'product' }, 3],
  ['POST product/search-product', { search: 'product' }, 3],
] as const)('%s takes no more statements however much it shows', async (call, body, statements) => {
  await client.call(call, body);
  const { sent } = await countStatements(() => client.call(call, body));
  expect(sent.map(({ text }) => text)).toHaveLength(statements);
});
