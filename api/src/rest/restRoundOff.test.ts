import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { makeAddress, makeCartLine, makeProduct } from '../testing/fixtures.ts';
import { ok, openRestClients } from '../testing/rest/restClients.ts';

let shop: Awaited<ReturnType<typeof openRestClients>>;
beforeAll(async () => {
  shop = await openRestClients();
});
afterAll(() => shop.close());

it('an order with cash on delivery costs what it did, and its rider collects whole rupees', async () => {
  const { viewer, client } = await shop.makeClient();
  const { id: productId } = await makeProduct({ mrpPaise: 8_550 });
  await makeCartLine(viewer, productId);
  const addressId = encodeId('Address', await makeAddress(viewer));
  const { data: cart } = await ok(client, 'GET cart/get');
  const order = { list_items: cart, addressId, subTotalAmt: 85.5, totalAmt: 85.5 };
  const { data: rows } = await ok(client, 'POST order/cash-on-delivery', order);
  expect(rows).toMatchObject([{ subTotalAmt: 85.5, totalAmt: 85.5 }]);
  expect((await ok(client, 'GET order/order-list')).data).toEqual(rows);
  expect(await db.payment.findFirstOrThrow({ where: { order: { userId: viewer.userId } } })).toMatchObject({
    ...{ amountPaise: 8_550n, roundOffPaise: 50n },
  });
});
