import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { makeCartLine, makeCustomer, makeProducts, makeSubCategory, newId } from '../testing/fixtures.ts';
import { placeOrderFixture } from '../testing/placeOrderFixture.ts';
import { bearerFor, openRestServer, type RestClient } from '../testing/rest/restServer.ts';

let shop: Awaited<ReturnType<typeof openRestServer>>;
let client: RestClient;
beforeAll(async () => {
  shop = await openRestServer();
  const productIds = await makeProducts(12);
  await makeSubCategory(productIds);
  const { viewer, addressId } = await makeCustomer(productIds);
  await placeOrderFixture(viewer, { addressId, expectedTotal: 120_000, idempotencyKey: newId() });
  for (const productId of productIds) await makeCartLine(viewer, productId);
  client = shop.client(await bearerFor(viewer));
});
afterAll(() => shop.close());

/** The session has been checked by the first call. */
it.each([
  ['GET user/user-details', undefined, 2],
  ['GET cart/get', undefined, 1],
  ['GET order/order-list', undefined, 1],
  ['GET address/get', undefined, 1],
  ['GET category/get', undefined, 1],
  ['POST subcategory/get', undefined, 1],
  ['POST product/get', { limit: 100 }, 1],
  ['POST product/get', { limit: 5, page: 2 }, 1],
  ['POST product/get', { search: 'product' }, 1], // the first call has cached the hits
  ['POST product/search-product', { search: 'product' }, 1],
] as const)('%s takes no more statements however much it shows', async (call, body, statements) => {
  await client.call(call, body);
  const { sent } = await countStatements(() => client.call(call, body));
  expect(sent.map(({ text }) => text)).toHaveLength(statements);
});
