import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShopper } from '../testing/fixtures.ts';
import { bearerFor, openRestServer, type RestClient } from '../testing/rest/restServer.ts';
import {
  withExampleRows,
  makeExampleRows,
  makeShopperExampleRows,
  unknownIds,
  type ExampleRows,
} from '../testing/rest/exampleRows.ts';
import { tableDigests } from '../testing/postgres/tableDigests.ts';
import { schema } from '../server/schema.ts';
import { containsExampleId } from './examples.ts';
import type { RestRoute } from './restRoute.ts';
import { REST_ROUTES } from './restRoutes.ts';
import { audienceOf, requirementOf } from './routeAccess.ts';

/** Values that no field of text, of a number or of ids accepts. */
const WRONG_TYPES = [{ $gt: '' }, [['x']], true];
/** Values that a field may accept or refuse, without a server error. */
const ODD_VALUES = [
  ...[null, [], '', ' ', -1, 1.5, 1e308, 2_147_483_648, 'NaN', 'a\0b', '\ud800', '%E0%A4%A', "' OR 1=1 --"],
  ...['prod_00000000000000000000000000', 'x'.repeat(900_000), '🥭'.repeat(2000), { _id: 5 }, { __typename: 'x' }],
];

let shop: Awaited<ReturnType<typeof openRestServer>>;
let guest: RestClient;
let shopper: RestClient;
let admin: RestClient;
let world: ExampleRows;
let adminWorld: ExampleRows;
beforeAll(async () => {
  shop = await openRestServer({ LOG_LEVEL: 'error' });
  guest = shop.client();
  world = await makeShopperExampleRows();
  shopper = shop.client(await bearerFor(world.viewer));
  adminWorld = await makeExampleRows(await makeShopper({ role: 'ADMIN' }));
  admin = shop.client(await bearerFor(adminWorld.viewer));
});
afterAll(() => shop.close());

const rows = REST_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);
const withBody = rows.filter(([, { body }]) => body !== null);
const audience = (route: RestRoute) => audienceOf(requirementOf(route, schema));
const isRead = ({ method, path }: RestRoute) => method === 'GET' || /\/(get|search)/.test(path);

/** The caller of the route, and an example of its body. */
function callerOf(route: RestRoute): { client: RestClient; body: Record<string, unknown> } {
  const isAdmin = audience(route) === 'admin';
  const body = withExampleRows(route.example, isAdmin ? adminWorld : world) as Record<string, unknown>; // examples are objects
  return { client: isAdmin ? admin : shopper, body };
}

describe('a call without permission', () => {
  const guarded = rows.filter(([, route]) => audience(route) !== 'anyone');

  it.each(guarded)('%s requires a viewer', async (_name, route) => {
    const before = await tableDigests();
    const { body } = callerOf(route);
    const sent = route.body ? body : undefined;
    expect((await guest.call(`${route.method} ${route.path}`, sent)).status).toBe(401);
    if (route.path !== 'user/logout') {
      const stale = await guest.call(`${route.method} ${route.path}`, sent, {
        authorization: 'Bearer forged.token.here',
      });
      expect(stale).toMatchObject({ status: 401, body: { success: false, error: true, data: null } });
    }
    expect(await tableDigests()).toEqual(before);
  });

  it.each(rows.filter(([, route]) => audience(route) === 'admin'))('%s requires an admin', async (_name, route) => {
    const before = await tableDigests();
    const reply = await shopper.call(`${route.method} ${route.path}`, route.body ? callerOf(route).body : undefined);
    expect(reply).toMatchObject({ status: 403, body: { message: 'Do not have permission' } });
    expect(await tableDigests()).toEqual(before);
  });

  it.each(guarded)('%s checks access before the body', async (_name, route) => {
    expect(
      (await guest.call(`${route.method} ${route.path}`, route.method === 'GET' ? undefined : { _id: 5 })).status,
    ).toBe(401);
  });
});

describe('an invalid body', () => {
  it.each(withBody)('%s is refused, and changes nothing', async (_name, route) => {
    const { client } = callerOf(route);
    const before = await tableDigests();
    const statuses = await Promise.all(
      [
        '[]',
        '"text"',
        '5',
        'null',
        '',
        '{',
        '{"qty": NaN}',
        '{"__proto__": {"isAdmin": true}}',
        '{"a": {"constructor": {"prototype": {}}}}',
      ].map(
        async (text) =>
          (await client.call(`${route.method} ${route.path}`, text, { 'content-type': 'application/json' })).status,
      ),
    );
    expect(statuses.filter((status) => status !== 400)).toEqual([]);
    expect(await tableDigests()).toEqual(before);
  });

  it.each(withBody)('%s accepts only JSON, of at most 1 MB', async (_name, route) => {
    const { client, body } = callerOf(route);
    const large = await client.call(`${route.method} ${route.path}`, { ...body, more: 'x'.repeat(1_050_000) });
    expect(large.status).toBe(413);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const reply = await client.call(`${route.method} ${route.path}`, JSON.stringify(body), { 'content-type': type });
      expect(reply).toMatchObject({ status: 415, body: { success: false, error: true } });
    }
  });
});

describe('an invalid field', () => {
  it.each(withBody)('%s refuses wrong types with 422, and names the field', async (_name, route) => {
    const { client, body } = callerOf(route);
    const before = await tableDigests();
    for (const field of Object.keys(body)) {
      for (const wrong of WRONG_TYPES) {
        if (field === 'more_details' && !Array.isArray(wrong) && typeof wrong === 'object') continue; // accepts any names
        const reply = await client.call(`${route.method} ${route.path}`, { ...body, [field]: wrong });
        expect(reply.status, `${field}: ${JSON.stringify(wrong)}`).toBe(422);
        const paths = reply.body.issues.map(({ path }: { path: string }) => path.split('.')[0]);
        expect(paths).toContain(field);
      }
    }
    expect(await tableDigests()).toEqual(before);
  });

  it.each(withBody)('%s has no server error for odd values', async (_name, route) => {
    const { client, body } = callerOf(route);
    for (const field of Object.keys(body)) {
      const replies = await Promise.all(
        ODD_VALUES.map(async (value) => ({
          value,
          status: (await client.call(`${route.method} ${route.path}`, { ...body, [field]: value })).status,
        })),
      );
      expect(
        replies.filter(({ status }) => status >= 500),
        field,
      ).toEqual([]);
    }
  });

  it.each(withBody)('%s refuses overlong lists without reading them', async (_name, route) => {
    const { client, body } = callerOf(route);
    for (const field of Object.keys(body)) {
      for (const long of [Array.from({ length: 5000 }, () => ({})), { ...Array.from({ length: 5000 }, () => []) }]) {
        const reply = await client.call(`${route.method} ${route.path}`, { ...body, [field]: long });
        const message = `${field} has more than 200 entries`;
        expect(reply).toMatchObject({ status: 422, body: { message, issues: [{ path: field, message }] } });
      }
    }
  });

  it.each(withBody)('%s ignores unknown fields', async (_name, route) => {
    const { client } = callerOf(route);
    const before = await tableDigests();
    const reply = await client.call(`${route.method} ${route.path}`, {
      role: 'ADMIN',
      userId: 'x',
      isPublished: false,
    });
    if (reply.status === 200) expect(isRead(route) || route.path === 'user/update-user').toBe(true);
    else expect(reply.status).toBe(422);
    const { users: _before, ...others } = before;
    const { users: _after, ...now } = await tableDigests();
    expect(now).toEqual(others);
  });
});

describe('an id', () => {
  const naming = withBody.filter(([, { example }]) => containsExampleId(example));
  const lists = ['product/get-product-by-category', 'product/get-pruduct-by-category-and-subcategory'];

  it.each(naming)('%s answers 404 for an unknown id', async (_name, route) => {
    const { client } = callerOf(route);
    const before = await tableDigests();
    const body = withExampleRows(route.example, { ...world, ids: unknownIds() });
    const reply = await client.call(`${route.method} ${route.path}`, body);
    if (lists.includes(route.path)) expect(reply.body.data).toEqual([]);
    else expect(route.path.startsWith('order/') ? [404, 409] : [404]).toContain(reply.status);
    expect(await tableDigests()).toEqual(before);
  });

  it.each(naming)('%s answers 404 for a malformed id', async (_name, route) => {
    const { client } = callerOf(route);
    const before = await tableDigests();
    const none = '64f1b2c3d4e5f60718293a4b';
    const ids = { product: none, category: none, subCategory: none, line: none, address: none };
    const body = withExampleRows(route.example, { ...world, ids });
    expect((await client.call(`${route.method} ${route.path}`, body)).status).toBe(404);
    expect(await tableDigests()).toEqual(before);
  });

  it.each(naming)('%s answers 404 for an id of another type', async (_name, route) => {
    const { client } = callerOf(route);
    const { product, category } = world.ids;
    const ids = { product: category, category: product, subCategory: product, line: product, address: product };
    const before = await tableDigests();
    const reply = await client.call(`${route.method} ${route.path}`, withExampleRows(route.example, { ...world, ids }));
    expect(reply.status).toBe(404);
    expect(reply.body.message).toMatch(/^There is (nothing with this id|no such address)$/);
    expect(await tableDigests()).toEqual(before);
  });

  it.each(naming.filter(([, { path }]) => /^(cart|address|order)\//.test(path) && path !== 'cart/create'))(
    '%s answers 404 for an id of another user',
    async (_name, route) => {
      const owner = await makeShopperExampleRows();
      const before = await tableDigests();
      const body = withExampleRows(route.example, { ...world, ids: { ...owner.ids, product: world.ids.product } });
      const { status } = await shopper.call(`${route.method} ${route.path}`, body);
      expect(route.path.startsWith('order/') ? [404, 409] : [404]).toContain(status);
      expect(await tableDigests()).toEqual(before);
    },
  );
});
