import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/src/platform/db/client.ts';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import type { SessionViewer } from '../../api/src/platform/core/viewer.ts';
import { reconcilePayments } from '../../api/src/shop/payments/reconcilePayments.ts';
import type { GraphqlResponse } from '../../api/src/testing/graphql/executeGraphql.ts';
import { readEvents } from '../../api/src/testing/graphql/subscribeGraphql.ts';
import { makeCustomer, makeProduct, makeSession, newId, stockAndLedger } from '../../api/src/testing/fixtures.ts';
import { spawnServers, openStream, sendGraphql } from '../support/serverProcesses.ts';
import type { ServerProcess } from '../../api/src/testing/server/spawnServer.ts';
import { paymentServices } from '../../api/src/testing/paymentFixtures.ts';

const SHOPPERS = 200;
const UNITS = 20;
const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
  __typename ... on OrderPlacePayload { order { id status payment { url } } } } }`;

let shops: ServerProcess[];
let close: () => Promise<void>;
beforeAll(async () => ({ shops, close } = await spawnServers(3)));
afterAll(() => close());

const shopOf = (number: number): ServerProcess => shops[number % shops.length] as ServerProcess; // there are three

interface Customer {
  viewer: SessionViewer;
  addressId: string;
}

async function makeSignedIn(productId: string): Promise<Customer> {
  const { viewer, addressId } = await makeCustomer([productId]);
  return { viewer: await makeSession(viewer), addressId };
}

async function place(
  { viewer, addressId }: Customer,
  shop: ServerProcess,
  paymentMethod: 'ONLINE' | 'CASH_ON_DELIVERY',
) {
  const input = {
    addressId: encodeId('Address', addressId),
    expectedTotal: 10_000,
    paymentMethod,
    idempotencyKey: newId(),
  };
  for (;;) {
    const { data, errors } = await sendGraphql(shop, viewer, { query: PLACE, variables: { input } });
    if (errors.some(isBusy)) continue; // retries with the same key, as a client does
    expect(errors).toEqual([]);
    return data.orderPlace;
  }
}

/** On a slow machine the requests for the last units can exceed the timeout. */
const isBusy = ({ extensions }: GraphqlResponse['errors'][number]) => extensions?.code === 'SERVICE_UNAVAILABLE';

/** Approves a payment on the sandbox's page, at another process than the one that created the session, and again if that is busy. */
async function approve(url: string, shop: ServerProcess): Promise<void> {
  const page = `${shop.url}${new URL(url).pathname}/approve`;
  let status: number;
  do ({ status } = await fetch(page, { method: 'POST', redirect: 'manual' }));
  while (status === 503);
  expect(status).toBe(303);
}

/** The stream may repeat a state, but never return to an earlier one. */
async function expectSoon(stream: ReturnType<typeof readEvents>, status: string): Promise<void> {
  expect(await stream.find(({ orderUpdated }) => orderUpdated.status === status)).not.toBeNull();
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
    // The reconciler settles a payment whose event a busy process has not accepted.
    await reconcilePayments({ ...paymentServices(), now: new Date(Date.now() + 2 * 60_000) });
    expect(await stockAndLedger(productId)).toEqual({ stock: 0, ledger: 0 });
    const orders = await db.order.findMany({ include: { payment: true } });
    expect(orders).toHaveLength(UNITS);
    expect(orders.every(({ status }) => status === 'PLACED')).toBe(true);
    for (const { payment, paymentMethod } of orders) {
      expect(payment?.status).toBe(paymentMethod === 'ONLINE' ? 'PAID' : 'PENDING');
    }
    const paid = await db.sandboxPayment.findMany({ where: { status: 'PAID' } });
    expect(paid).toHaveLength(orders.filter(({ paymentMethod }) => paymentMethod === 'ONLINE').length);
  });

  it('publish changes of an order to subscribers at other processes, also after a lost connection', async () => {
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
