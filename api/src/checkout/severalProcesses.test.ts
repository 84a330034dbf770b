import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { SessionViewer } from '../graphql/viewer.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import type { Answer } from '../testing/askGraphql.ts';
import { readEvents } from '../testing/followGraphql.ts';
import { makeCustomer, makeProduct, makeSession, newId, stockAndLedger } from '../testing/fixtures.ts';
import { openShops, openStream, sendGraphql } from '../testing/shopProcesses.ts';
import type { Shop } from '../testing/spawnShop.ts';
import { testMeans } from '../testing/testPayments.ts';

const SHOPPERS = 200;
const UNITS = 20;
const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
  __typename ... on OrderPlacePayload { order { id status payment { url } } } } }`;

let shops: Shop[];
let close: () => Promise<void>;
beforeAll(async () => ({ shops, close } = await openShops(3)));
afterAll(() => close());

const shopOf = (number: number): Shop => shops[number % shops.length] as Shop; // there are three

interface Customer {
  viewer: SessionViewer;
  addressId: string;
}

async function makeSignedIn(productId: string): Promise<Customer> {
  const { viewer, addressId } = await makeCustomer([productId]);
  return { viewer: await makeSession(viewer), addressId };
}

async function place({ viewer, addressId }: Customer, shop: Shop, paymentMethod: 'ONLINE' | 'CASH_ON_DELIVERY') {
  const input = {
    addressId: encodeId('Address', addressId),
    expectedTotal: 10_000,
    paymentMethod,
    idempotencyKey: newId(),
  };
  for (;;) {
    const { data, errors } = await sendGraphql(shop, viewer, { query: PLACE, variables: { input } });
    if (errors.some(isBusy)) continue; // as a client does, with the same key
    expect(errors).toEqual([]);
    return data.orderPlace;
  }
}

/** On a machine that is slow enough the line for the last units is longer than the patience of a request. */
const isBusy = ({ extensions }: Answer['errors'][number]) => extensions?.code === 'SERVICE_UNAVAILABLE';

/** Presses 'Approve' on the test provider's page, at another process than the one that opened it. */
async function approve(url: string, shop: Shop): Promise<void> {
  const { status } = await fetch(`${shop.url}${new URL(url).pathname}/approve`, { method: 'POST', redirect: 'manual' });
  expect(status).toBe(303);
}

/** The stream may say again what it has said, never what was before. */
async function expectSoon(stream: ReturnType<typeof readEvents>, status: string): Promise<void> {
  for (;;) {
    const event = await stream.next();
    if (event?.data.orderUpdated.status === status || event === null) return expect(event).not.toBeNull();
  }
}

describe('three processes on one database', () => {
  it(`sell ${UNITS} units to exactly ${UNITS} of ${SHOPPERS} shoppers, whichever way they pay`, async () => {
    const productId = (await makeProduct({ stock: UNITS })).id;
    const customers = await Promise.all(Array.from({ length: SHOPPERS }, () => makeSignedIn(productId)));
    await Promise.all(
      customers.map(async (customer, number) => {
        const answer = await place(customer, shopOf(number), number % 2 === 0 ? 'ONLINE' : 'CASH_ON_DELIVERY');
        const url = answer.order?.payment.url;
        if (url) await approve(url, shopOf(number + 1));
      }),
    );
    // A message that a busy process has not taken is made good by that.
    await reconcilePayments({ ...testMeans(), now: new Date(Date.now() + 2 * 60_000) });
    expect(await stockAndLedger(productId)).toEqual({ stock: 0, ledger: 0 });
    const orders = await db.order.findMany({ include: { payment: true } });
    expect(orders).toHaveLength(UNITS);
    expect(orders.every(({ status }) => status === 'PLACED')).toBe(true);
    for (const { payment, paymentMethod } of orders) {
      expect(payment?.status).toBe(paymentMethod === 'ONLINE' ? 'PAID' : 'PENDING');
    }
    const paid = await db.testPayment.findMany({ where: { status: 'PAID' } });
    expect(paid).toHaveLength(orders.filter(({ paymentMethod }) => paymentMethod === 'ONLINE').length);
  });

  it('tell a shopper at one of them what happens to an order at another, also after the line was cut', async () => {
    const shopper = await makeSignedIn((await makeProduct()).id);
    const { order } = await place(shopper, shopOf(0), 'ONLINE');
    const query = 'subscription ($id: ID!) { orderUpdated(id: $id) { status } }';
    const line = new AbortController();
    const request = { query, variables: { id: order.id } };
    const before = readEvents(await openStream(shopOf(1), shopper.viewer, { ...request, signal: line.signal }));
    await expectSoon(before, 'PENDING_PAYMENT');
    await approve(order.payment.url, shopOf(2));
    await expectSoon(before, 'PLACED');

    line.abort();
    const cancel = 'mutation ($id: ID!) { orderCancel(input: { orderId: $id }) { __typename } }';
    await sendGraphql(shopOf(0), shopper.viewer, { query: cancel, variables: { id: order.id } });
    const after = readEvents(await openStream(shopOf(2), shopper.viewer, request));
    await expectSoon(after, 'CANCELLED');
    await after.leave();
  });
});
