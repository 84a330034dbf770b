import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newId } from '../../api/src/testing/fixtures.ts';
import { post, PREFLIGHT, uploadForm } from '../../api/src/testing/server/uploadServer.ts';
import { DEMO_PASSWORD } from '../../api/src/backoffice/staff/ensureAccounts.ts';

export const OWNER = { name: 'Meena', email: 'meena@sharma.example', password: 'nine blue kites' };
/** As `Retry-After` says. */
const RETRY_MS = 2000;
const ACCOUNTS = ['admin', 'shopper', 'picker', 'rider'].map((key) => `${key}@kirana.example`);
const UPLOAD = `mutation ($input: PictureUploadInput!) { pictureUpload(input: $input) {
  ... on PictureUploadPayload { picture { id url(width: 96) } } } }`;
const CATEGORY = '{ categories(first: 1) { edges { node { id subCategories(first: 1) { edges { node { id } } } } } } }';
const SEE = `query ($order: ID!, $product: ID!, $isKnown: Boolean!) { order(id: $order) @include(if: $isKnown) { number status }
  product(id: $product) { name stock } shop { name } }`;

/** What a visitor did in a demo, as `seeDemo` reads it. */
export interface DemoTraces {
  /** Of its shopper. */
  refreshToken: string;
  orderId: string;
  productId: string;
  pictureUrl: string;
}

/** Sends GraphQL to a shop, with an access token, and again while the shop says that it is busy. @throws when the response has other errors */
export async function ask(url: string, request: { query: string; variables?: object; token?: string | undefined }) {
  const { query, variables = {}, token } = request;
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const send = () => post(`${url}/graphql`, JSON.stringify({ query, variables }), headers);
  let response = await send();
  while (response.errors.some(({ extensions }) => extensions?.code === 'SERVICE_UNAVAILABLE')) {
    await pause(RETRY_MS);
    response = await send();
  }
  expect(response.errors).toEqual([]);
  return response.data;
}

/** Sends a mutation with an input, and returns its result: `selection` of its success, or an error's message. */
async function mutate(url: string, call: { name: string; selection?: string; input: object; token?: string }) {
  const { name, selection = '', input, token } = call;
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const success = selection && `... on ${type}Payload { ${selection} }`;
  const document = `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ${success} ... on Error { message } } }`;
  return (await ask(url, { query: document, variables: { input }, token }))[name];
}

export async function logIn(url: string, email: string, password = DEMO_PASSWORD) {
  return mutate(url, { name: 'userLogIn', selection: 'accessToken refreshToken', input: { email, password } });
}

/** Adds a product with a picture of one's own, orders two of it, and names the shop. */
export async function useDemo(url: string): Promise<DemoTraces> {
  const { accessToken: admin } = await logIn(url, 'admin@kirana.example');
  const { accessToken: shopper, refreshToken } = await logIn(url, 'shopper@kirana.example');
  const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
  const form = uploadForm({
    operations: { query: UPLOAD, variables: { input: { picture: null, alt: 'Pickle' } } },
    map: { 0: ['variables.input.picture'] },
    files: { 0: new File([new Uint8Array(photo)], 'pickle.png', { type: 'image/png' }) },
  });
  const upload = await post(`${url}/graphql`, form, { ...PREFLIGHT, authorization: `Bearer ${admin}` });
  const { picture } = upload.data.pictureUpload;
  const category = (await ask(url, { query: CATEGORY })).categories.edges[0].node;
  const product = {
    ...{
      name: 'Own pickle',
      unit: '1 kg',
      description: 'Sour',
      details: [],
      mrp: 12_000,
      discountPercent: 0,
      stock: 12,
    },
    ...{ pictureIds: [picture.id], categoryIds: [category.id] },
    subCategoryIds: [category.subCategories.edges[0].node.id],
  };
  const byAdmin = { token: admin };
  const byShopper = { token: shopper };
  const create = { name: 'productCreate', selection: 'product { id }', input: product, ...byAdmin };
  const productId = (await mutate(url, create)).product.id;
  const changes = [{ key: 'brand.name', value: 'Sharma Stores', version: 0 }];
  await mutate(url, { name: 'settingsUpdate', input: { changes }, ...byAdmin });
  await mutate(url, { name: 'cartLineAdd', input: { productId, quantity: 2 }, ...byShopper });
  const address = { line: '12 Market Road', city: 'Bengaluru', state: 'Karnataka', pincode: '560001' };
  const { addressEdge } = await mutate(url, {
    ...{ name: 'addressCreate', selection: 'addressEdge { node { id } }', ...byShopper },
    input: { ...address, mobile: '9876543210' },
  });
  const { viewer } = await ask(url, { query: '{ viewer { cart { bill { grandTotal } } } }', token: shopper });
  const order = {
    ...{ addressId: addressEdge.node.id, idempotencyKey: newId() },
    expectedTotal: viewer.cart.bill.grandTotal,
  };
  const place = { name: 'orderPlace', selection: 'order { id }', input: order, ...byShopper };
  const orderId = (await mutate(url, place)).order.id;
  return { refreshToken, orderId, productId, pictureUrl: picture.url };
}

/** What the shop shows of it, and who of the demo's accounts can log in. */
export async function seeDemo(url: string, { orderId, productId, pictureUrl }: DemoTraces, dataDir: string) {
  const logins = await Promise.all(ACCOUNTS.map((email) => logIn(url, email)));
  const picture = await fetch(new URL(pictureUrl, url));
  const token: string | undefined = logins[1].accessToken;
  const variables = { order: orderId, product: productId, isKnown: token !== undefined };
  const seen = await ask(url, { query: SEE, variables, token });
  return {
    ...seen,
    logins: logins.map(({ __typename }) => __typename),
    picture: picture.ok ? Buffer.from(await picture.arrayBuffer()).toString('base64') : null,
    originals: readdirSync(path.join(dataDir, 'media/originals')),
  };
}

/** Asks for the removal of the demo, as its admin who has just logged in. */
export async function removeDemo(url: string, { hasBackup = false } = {}) {
  const { accessToken: token } = await logIn(url, 'admin@kirana.example');
  const input = { ...OWNER, confirmPassword: OWNER.password, hasBackup };
  return mutate(url, { name: 'demoRemove', selection: 'backupDirectory', input, token });
}
