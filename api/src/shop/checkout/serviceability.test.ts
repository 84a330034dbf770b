import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateSettings } from '../../backoffice/settings/updateSettings.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { SessionViewer, Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeAddress, makeCustomer, makeProduct, makeSession, makeShopper, newId } from '../../testing/fixtures.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../../testing/graphql/persistedDocumentsFile.ts';
import { bearerFor, openRestServer } from '../../testing/rest/restServer.ts';
import { graphqlResponseOf } from '../../testing/server/inProcessServer.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';

const ANSWER = 'query TestPincode($pincode: String!) { shop { deliversEverywhere isServiceable(pincode: $pincode) } }';
const ADDRESSES = '{ viewer { addresses(first: 5) { edges { node { pincode isServiceable } } } } }';
const CREATE = `mutation ($input: AddressCreateInput!) {
  addressCreate(input: $input) { ... on AddressCreatePayload { addressEdge { node { isServiceable } } } } }`;
const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { __typename ... on Error { message }
  ... on PincodeNotServiceableError { pincode } ... on OrderPlacePayload { order { id } } } }`;
const MESSAGE = 'We don’t deliver to 700016 yet.';
const REFUSAL = { __typename: 'PincodeNotServiceableError', message: MESSAGE, pincode: '700016' };

const documents = writePersistedDocuments([ANSWER]);
let shop: Awaited<ReturnType<typeof openRestServer>>;
let admin: SessionViewer;
let viewer: Viewer;
let headers: Record<string, string>;
let addressId: string;

beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
  shop = await openRestServer({ PERSISTED_DOCUMENTS: documents.file });
});
afterAll(async () => {
  await shop.close();
  documents.remove();
});
beforeEach(async () => {
  const customer = await makeCustomer([(await makeProduct()).id]);
  viewer = customer.viewer;
  addressId = customer.addressId;
  headers = await bearerFor(await makeSession(viewer));
});
afterEach(async () => void (await db.setting.deleteMany()));

/** Sets where the shop delivers, and waits until the server has heard of it. */
async function deliverTo(pincodes: string): Promise<void> {
  const row = await db.setting.findUnique({ where: { key: 'delivery.pincodes' } });
  const change = { key: 'delivery.pincodes' as const, value: pincodes, version: row?.version ?? 0 };
  await updateSettings(admin, [change], { first: TEST_TERMS, pinned: new Set() });
  const isExpected = pincodes.startsWith('7');
  await expect.poll(async () => (await answerTo('700016')).isServiceable).toBe(isExpected);
}
const answerTo = async (pincode: string) => {
  const response = await shop.app.inject({ url: persistedQueryUrl(ANSWER, { pincode }) });
  return graphqlResponseOf(response).data?.shop;
};
const ask = async (query: string, variables: object = {}) => {
  const payload = JSON.stringify({ query, variables });
  const type = { 'content-type': 'application/json' };
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...type, ...headers },
    payload,
  });
  return graphqlResponseOf(response).data;
};
const place = async (fields: object = {}) => {
  const input = { addressId: encodeId('Address', addressId), expectedTotal: 10_000, idempotencyKey: newId() };
  return (await ask(PLACE, { input: { ...input, ...fields } })).orderPlace;
};
/** All that an order changes. */
const traces = async () => ({
  orders: await db.order.count({ where: { userId: viewer.userId } }),
  unpaid: await db.order.count({ where: { userId: viewer.userId, status: 'PENDING_PAYMENT' } }),
  keys: await db.idempotencyKey.count({ where: { userId: viewer.userId } }),
  lines: await db.cartLine.count({ where: { userId: viewer.userId } }),
  movements: await db.stockMovement.count({ where: { actorId: viewer.userId } }),
});

describe('where the shop delivers', () => {
  it('is everywhere without pincodes, and else where the setting says, for visitors and for addresses', async () => {
    expect(await answerTo('110001')).toEqual({ deliversEverywhere: true, isServiceable: true });
    await deliverTo('56, 562106; 110 001');
    expect(await answerTo('५६०००१')).toEqual({ deliversEverywhere: false, isServiceable: true });
    expect(await answerTo('110001')).toMatchObject({ isServiceable: true });
    expect(await answerTo('110002')).toMatchObject({ isServiceable: false });
    await makeAddress(viewer);
    const { addresses } = (await ask(ADDRESSES)).viewer;
    const node = { pincode: '700016', isServiceable: false };
    expect(addresses.edges).toEqual([{ node }, { node }]);
  });

  it.each(['', '56', '056001', 'Delhi', '5'.repeat(51)])('is asked for a pincode, and not for %j', async (pincode) => {
    expect(await answerTo(pincode)).toBeUndefined();
  });

  it('lets people save an address elsewhere', async () => {
    await deliverTo('56');
    const input = { line: '1 Road', city: 'Pune', state: 'MH', pincode: '411001', mobile: '9800000000' };
    expect((await ask(CREATE, { input })).addressCreate.addressEdge.node).toEqual({ isServiceable: false });
  });

  it.each(['CASH_ON_DELIVERY', 'ONLINE'])('has changed since the cart was shown: an order with %s', async (method) => {
    const idempotencyKey = newId();
    const request = { idempotencyKey, paymentMethod: method };
    await deliverTo('7000');
    const waiting = await place({ paymentMethod: 'ONLINE' });
    expect(waiting.__typename).toBe('OrderPlacePayload');
    const before = await traces();
    await deliverTo('56');
    expect(await place(request)).toEqual(REFUSAL);
    expect(await traces()).toEqual(before);
    await deliverTo('700016');
    const placed = await place(request);
    expect(placed.__typename).toBe('OrderPlacePayload');
    await deliverTo('56');
    expect(await place(request)).toEqual(placed); // a repeated request of an order that was placed before
  });

  it.each(['POST order/cash-on-delivery', 'POST order/checkout'] as const)('refuses %s with 409', async (call) => {
    await deliverTo('56');
    const before = await traces();
    const body = { addressId: encodeId('Address', addressId), totalAmt: 100, subTotalAmt: 100, list_items: [] };
    expect(await shop.client(headers).call(call, body)).toMatchObject({
      status: 409,
      body: { success: false, error: true, message: MESSAGE },
    });
    expect(await traces()).toEqual(before);
  });
});
