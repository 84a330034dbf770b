import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { insertProduct, type ProductFixture } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

interface ApiResponse {
  status: number;
  body: { success: boolean; message: string; data: Record<string, unknown> & Record<string, unknown>[] };
}

interface Call {
  (call: string, body?: unknown): Promise<ApiResponse>;
}

/** Sends API calls from the page's origin, with the bearer token if there is one, and else with the cookies. */
function apiClientOn(page: Page, shopUrl: string, token?: () => string | undefined): Call {
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

/** Orders a product with REST calls, from the empty cart to the list of orders. */
async function orderThrough(call: Call, product: ProductFixture): Promise<void> {
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

test('a REST client on another origin of the same site uses the cookies from registration to the order', async ({
  page,
  baseURL,
  database,
  sameSiteUrl,
  pageErrors,
}) => {
  pageErrors.allowErrors(); // the journey expects failed calls
  const product = await insertProduct(database, { stock: 10 });
  await page.goto(sameSiteUrl);
  const call = apiClientOn(page, baseURL ?? '');
  const person = newPerson();
  expect((await call('POST user/register', { ...person, confirmPassword: person.password })).status).toBe(200);
  expect((await call('POST user/login', person)).body.message).toBe('Login successfully');
  expect((await call('GET user/user-details')).body.data).toMatchObject({ email: person.email });
  await orderThrough(call, product);
  expect((await call('POST user/refresh-token')).body.message).toBe('New Access token generated');
  expect((await call('GET user/logout')).status).toBe(200);
  expect((await call('GET user/user-details')).status).toBe(401);
});

test('a REST client on another site uses the bearer token, with or without third-party cookies', async ({
  page,
  baseURL,
  database,
  crossSiteUrl,
  pageErrors,
}) => {
  pageErrors.allowErrors();
  const product = await insertProduct(database, { stock: 10 });
  await page.goto(crossSiteUrl('old-client'));
  let token: string | undefined;
  const call = apiClientOn(page, baseURL ?? '', () => token);
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

test('a page of an origin that is not allowed can neither read nor change anything', async ({
  page,
  baseURL,
  crossSiteUrl,
  pageErrors,
}) => {
  pageErrors.allowErrors();
  await page.goto(crossSiteUrl('unknown-client'));
  const call = apiClientOn(page, baseURL ?? '');
  await expect(call('GET category/get')).rejects.toThrow('Failed to fetch');
  await expect(call('POST user/login', { email: 'shopper@kirana.example', password: 'kirana-demo' })).rejects.toThrow(
    'Failed to fetch',
  );
});
