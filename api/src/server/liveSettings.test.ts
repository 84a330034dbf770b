import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SettingKey } from '../platform/config/settings/settings.ts';
import { encodeId } from '../platform/core/publicId.ts';
import type { SessionViewer } from '../platform/core/viewer.ts';
import { db } from '../platform/db/client.ts';
import { updateSettings } from '../backoffice/settings/updateSettings.ts';
import { makeCartLine, makeCustomer, makeProduct, makeSession, makeShopper, newId } from '../testing/fixtures.ts';
import { graphqlResponseOf } from '../testing/server/inProcessServer.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { bearerFor, openRestServer } from '../testing/rest/restServer.ts';
import { TEST_TERMS } from '../testing/shopTermsFixture.ts';

const SHOP = 'query TestShop { shop { isOpen opensAt closesAt closureMessage minimumOrder } }';
const PRODUCT = 'query TestBadge($id: ID!) { product(id: $id) { id deliveryBadge } }';
const CART =
  '{ viewer { cart { estimatedDeliveryMinutes minimumOrder { threshold remaining } bill { deliveryFee grandTotal } } } }';
const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { __typename ... on Error { message }
  ... on ShopClosedError { opensAt } ... on MinimumOrderError { threshold remaining }
  ... on TotalChangedError { newTotal } ... on OrderPlacePayload { order { id } } } }`;

const documents = writePersistedDocuments([SHOP, PRODUCT]);
let admin: SessionViewer;
let shops: Awaited<ReturnType<typeof openRestServer>>[];
let viewer: SessionViewer;
let headers: Record<string, string>;
let addressId: string;
let productId: string;

/** Two servers, as two processes of one shop. */
beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
  shops = await Promise.all([1, 2].map(() => openRestServer({ PERSISTED_DOCUMENTS: documents.file })));
  productId = (await makeProduct({ stock: 100 })).id;
  const customer = await makeCustomer([productId]);
  addressId = encodeId('Address', customer.addressId);
  viewer = await makeSession(customer.viewer);
  headers = await bearerFor(viewer);
  await vi.waitFor(() => seen(SHOP), { timeout: 100_000, interval: 50 }); // until both hear of changes
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  documents.remove();
});
afterEach(async () => void (await db.setting.deleteMany()));

async function set(values: Partial<Record<SettingKey, unknown>>): Promise<void> {
  const changes = Object.entries(values).map(([key, value]) => ({ key: key as SettingKey, value, version: 0 }));
  await updateSettings(admin, changes, { first: TEST_TERMS, pinned: new Set() });
}
/** What both servers answer to a public document, from their caches. */
const seen = (document: string, variables?: object) =>
  Promise.all(
    shops.map(async ({ app }) => {
      const response = await app.inject({ url: persistedQueryUrl(document, variables) });
      expect(response.headers['cache-control'], response.body).toContain('public');
      return graphqlResponseOf(response).data;
    }),
  );
const ask = async (query: string, variables: object = {}) => {
  const payload = JSON.stringify({ query, variables });
  const response = await shops[1]?.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return response && graphqlResponseOf(response).data;
};
const place = async (expectedTotal: number, idempotencyKey = newId()) =>
  (await ask(PLACE, { input: { addressId, expectedTotal, idempotencyKey } })).orderPlace;

describe('a change of settings', () => {
  it('reaches the cached answers of all processes', async () => {
    const id = encodeId('Product', productId);
    expect(await seen(PRODUCT, { id })).toEqual([1, 2].map(() => ({ product: { id, deliveryBadge: '10 Min' } })));
    await set({ deliveryBadge: '15 Min' });
    const changed = [1, 2].map(() => ({ product: { id, deliveryBadge: '15 Min' } }));
    await expect.poll(() => seen(PRODUCT, { id })).toEqual(changed);
  });

  it('of a fee refuses an order whose shopper has not seen it, with the new total', async () => {
    await set({ 'fees.delivery': 2_500 });
    await expect.poll(async () => (await ask(CART)).viewer.cart.bill.deliveryFee).toBe(2_500);
    expect(await place(10_000)).toMatchObject({ __typename: 'TotalChangedError', newTotal: 12_500 });
    expect(await place(12_500)).toMatchObject({ __typename: 'OrderPlacePayload' });
    await makeCartLine(viewer, productId);
  });

  it('of the minimum order refuses a smaller cart, and says what it lacks', async () => {
    await set({ minimumOrder: 15_000 });
    const lacking = { threshold: 15_000, remaining: 5_000 };
    await expect.poll(async () => (await ask(CART)).viewer.cart.minimumOrder).toEqual(lacking);
    const message = 'Orders start at ₹150. Add ₹50 more.';
    expect(await place(10_000)).toEqual({ __typename: 'MinimumOrderError', message, ...lacking });
    const body = { addressId, totalAmt: 100, subTotalAmt: 100 };
    const reply = await shops[0]?.client(headers).call('POST order/cash-on-delivery', body);
    expect(reply).toMatchObject({ status: 409, body: { success: false, message } });
  });
});

describe('a shop that is closed', () => {
  it('tells every visitor, fills carts, and takes no order until it opens', async () => {
    const key = newId();
    const placed = await place(10_000, key);
    await makeCartLine(viewer, productId);
    expect(await seen(SHOP)).toEqual(
      [1, 2].map(() => ({
        shop: { isOpen: true, opensAt: null, closesAt: null, closureMessage: null, minimumOrder: null },
      })),
    );
    const reopensAt = new Date(Date.now() + 3_600_000).toISOString();
    await set({ 'opening.isClosed': true, 'opening.message': 'Heavy rain.', 'opening.reopensAt': reopensAt });
    const shop = {
      isOpen: false,
      opensAt: reopensAt,
      closesAt: null,
      closureMessage: 'Heavy rain.',
      minimumOrder: null,
    };
    await expect.poll(() => seen(SHOP)).toEqual([{ shop }, { shop }]);
    const refusal = await place(10_000);
    expect(refusal).toEqual({
      __typename: 'ShopClosedError',
      opensAt: reopensAt,
      message: expect.stringMatching(/^Heavy rain\. The shop opens on \w+, \d+ \w+ at \d+:\d\d [ap]m\.$/),
    });
    const body = { addressId, totalAmt: 100, subTotalAmt: 100 };
    expect(await shops[0]?.client(headers).call('POST order/checkout', body)).toMatchObject({
      status: 409,
      body: { message: refusal.message },
    });
    expect((await ask(CART)).viewer.cart).toMatchObject({
      estimatedDeliveryMinutes: null,
      bill: { grandTotal: 10_000 },
    });
    expect(await place(10_000, key)).toEqual(placed); // a repeated request of an order that was placed before
  });

  it('changes cached answers with the time of day alone', async () => {
    vi.setSystemTime('2026-01-15T12:00:00+05:30'); // it stands still, so the shop is open, however slow the machine is
    const hours = Array.from({ length: 7 }, () => [{ from: '11:00', to: '12:01' }]);
    const states = async () => (await seen(SHOP)).map(({ shop }) => shop.isOpen);
    try {
      await set({ 'opening.hours': hours });
      await expect.poll(async () => (await seen(SHOP)).map(({ shop }) => shop.closesAt)).not.toContain(null);
      expect(await states()).toEqual([true, true]);
      vi.setSystemTime('2026-01-15T12:01:01+05:30');
      expect(await states()).toEqual([false, false]);
    } finally {
      vi.useRealTimers();
    }
  });
});
