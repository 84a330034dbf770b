import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { stockProduct, type OwnProduct } from '../shop/shelf.ts';
import { expect, test } from '../shop/test.ts';

interface Reply {
  status: number;
  body: { success: boolean; message: string; data: Record<string, unknown> & Record<string, unknown>[] };
}

interface Call {
  (call: string, body?: unknown): Promise<Reply>;
}

/** Calls the shop as a page of that origin does. Without a token the page lives on its cookies. */
function callerOn(page: Page, shopUrl: string, token?: () => string | undefined): Call {
  return (call, body) =>
    page.evaluate(
      async ([url, method, json, bearer]) => {
        const response = await fetch(url, {
          method,
          credentials: bearer === null ? 'include' : 'omit',
          headers: {
            ...(json !== null && { 'content-type': 'application/json' }),
            ...(bearer && { authorization: `Bearer ${bearer}` }),
          },
          ...(json !== null && { body: json }),
        });
        return { status: response.status, body: await response.json() };
      },
      [
        `${shopUrl}/api/${call.split(' ')[1]}`,
        call.split(' ')[0] ?? '',
        body === undefined ? null : JSON.stringify(body),
        token ? (token() ?? '') : null,
      ] as const,
    );
}

function newPerson() {
  return { name: 'Asha', email: `old-client-${randomUUID()}@kirana.example`, password: 'a long password' };
}

/** Orders a product as an old client does, from the empty cart to the list of orders. */
async function orderThrough(call: Call, product: OwnProduct): Promise<void> {
  await call('POST cart/create', { productId: product.path.split('-').at(-1) });
  const { data: cart } = (await call('GET cart/get')).body;
  const address = { address_line: '12 Park Street', city: 'Kolkata', state: 'West Bengal', country: 'India' };
  const saved = await call('POST address/create', { ...address, pincode: '700016', mobile: '9800000000' });
  const order = { list_items: cart, addressId: saved.body.data['_id'] };
  const refused = await call('POST order/cash-on-delivery', { ...order, totalAmt: 0.01 });
  expect(refused.status).toBe(409);
  const { totalAmt } = refused.body.data;
  expect((await call('POST order/cash-on-delivery', { ...order, totalAmt })).body.message).toBe('Order successfully');
  expect((await call('GET order/order-list')).body.data).toHaveLength(1);
}

test('an old client on another origin of the site lives on the cookies, from registering to the order', async ({
  page,
  baseURL,
  database,
  sameSiteUrl,
  watch,
}) => {
  watch.expectTrouble(); // some of its calls are refused
  const product = await stockProduct(database, { stock: 10 });
  await page.goto(sameSiteUrl);
  const call = callerOn(page, baseURL ?? '');
  const person = newPerson();
  expect((await call('POST user/register', { ...person, confirmPassword: person.password })).status).toBe(200);
  expect((await call('POST user/login', person)).body.message).toBe('Login successfully');
  expect((await call('GET user/user-details')).body.data).toMatchObject({ email: person.email });
  await orderThrough(call, product);
  expect((await call('POST user/refresh-token')).body.message).toBe('New Access token generated');
  expect((await call('GET user/logout')).status).toBe(200);
  expect((await call('GET user/user-details')).status).toBe(401);
});

test('a client on another site lives on the bearer token, whatever cookies its browser keeps', async ({
  page,
  baseURL,
  database,
  siteOf,
  watch,
}) => {
  watch.expectTrouble();
  const product = await stockProduct(database, { stock: 10 });
  await page.goto(siteOf('old-client'));
  let token: string | undefined;
  const call = callerOn(page, baseURL ?? '', () => token);
  const person = newPerson();
  expect((await call('POST user/register', { ...person, confirmPassword: person.password })).status).toBe(200);
  const { data } = (await call('POST user/login', person)).body;
  token = String(data['accesstoken']);
  expect((await call('GET user/user-details')).body.data).toMatchObject({ email: person.email });
  await orderThrough(call, product);
  token = String(data['refreshToken']);
  token = String((await call('POST user/refresh-token')).body.data['accessToken']);
  expect((await call('GET user/logout')).status).toBe(200);
  expect((await call('GET user/user-details')).status).toBe(401);
});

test('a page of a stranger can neither read nor change anything', async ({ page, baseURL, siteOf, watch }) => {
  watch.expectTrouble();
  await page.goto(siteOf('stranger'));
  const call = callerOn(page, baseURL ?? '');
  await expect(call('GET category/get')).rejects.toThrow('Failed to fetch');
  await expect(call('POST user/login', { email: 'shopper@kirana.example', password: 'kirana-demo' })).rejects.toThrow(
    'Failed to fetch',
  );
});
