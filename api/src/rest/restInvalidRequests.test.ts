import { describe, expect, it } from 'vitest';
import { unknownIds, makeShopperExampleRows, withExampleRows } from '../testing/rest/exampleRows.ts';
import { audience, ROUTE_ROWS, ROUTES_WITH_BODY, useRestCallers } from '../testing/rest/restCallers.ts';
import { tableDigests } from '../testing/postgres/tableDigests.ts';
import { containsExampleId } from './fields.ts';

const callers = useRestCallers();

describe('a call without permission', () => {
  const guarded = ROUTE_ROWS.filter(([, route]) => audience(route) !== 'anyone');

  it.each(guarded)('%s requires a viewer', async (_name, route) => {
    const before = await tableDigests();
    const { body } = callers.callerOf(route);
    const sent = route.body ? body : undefined;
    expect((await callers.guest.call(`${route.method} ${route.path}`, sent)).status).toBe(401);
    if (route.path !== 'user/logout') {
      const stale = await callers.guest.call(`${route.method} ${route.path}`, sent, {
        authorization: 'Bearer forged.token.here',
      });
      expect(stale).toMatchObject({ status: 401, body: { success: false, error: true, data: null } });
    }
    expect(await tableDigests()).toEqual(before);
  });

  it.each(ROUTE_ROWS.filter(([, route]) => audience(route) === 'admin'))(
    '%s requires an admin',
    async (_name, route) => {
      const before = await tableDigests();
      const reply = await callers.shopper.call(
        `${route.method} ${route.path}`,
        route.body ? callers.callerOf(route).body : undefined,
      );
      expect(reply).toMatchObject({ status: 403, body: { message: 'Do not have permission' } });
      expect(await tableDigests()).toEqual(before);
    },
  );

  it.each(guarded)('%s checks access before the body', async (_name, route) => {
    expect(
      (await callers.guest.call(`${route.method} ${route.path}`, route.method === 'GET' ? undefined : { _id: 5 }))
        .status,
    ).toBe(401);
  });
});

describe('an invalid body', () => {
  it.each(ROUTES_WITH_BODY)('%s is refused, and changes nothing', async (_name, route) => {
    const { client } = callers.callerOf(route);
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

  it.each(ROUTES_WITH_BODY)('%s accepts only JSON, of at most 1 MB', async (_name, route) => {
    const { client, body } = callers.callerOf(route);
    const large = await client.call(`${route.method} ${route.path}`, { ...body, more: 'x'.repeat(1_050_000) });
    expect(large.status).toBe(413);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const reply = await client.call(`${route.method} ${route.path}`, JSON.stringify(body), { 'content-type': type });
      expect(reply).toMatchObject({ status: 415, body: { success: false, error: true } });
    }
  });
});

describe('an id', () => {
  const naming = ROUTES_WITH_BODY.filter(([, { example }]) => containsExampleId(example));
  const lists = ['product/get-product-by-category', 'product/get-pruduct-by-category-and-subcategory'];

  it.each(naming)('%s answers 404 for an unknown id', async (_name, route) => {
    const { client } = callers.callerOf(route);
    const before = await tableDigests();
    const body = withExampleRows(route.example, { ...callers.world, ids: unknownIds() });
    const reply = await client.call(`${route.method} ${route.path}`, body);
    if (lists.includes(route.path)) expect(reply.body.data).toEqual([]);
    else expect(route.path.startsWith('order/') ? [404, 409] : [404]).toContain(reply.status);
    expect(await tableDigests()).toEqual(before);
  });

  it.each(naming)('%s answers 404 for a malformed id', async (_name, route) => {
    const { client } = callers.callerOf(route);
    const before = await tableDigests();
    const none = '64f1b2c3d4e5f60718293a4b';
    const ids = { product: none, category: none, subCategory: none, line: none, address: none };
    const body = withExampleRows(route.example, { ...callers.world, ids });
    expect((await client.call(`${route.method} ${route.path}`, body)).status).toBe(404);
    expect(await tableDigests()).toEqual(before);
  });

  it.each(naming)('%s answers 404 for an id of another type', async (_name, route) => {
    const { client } = callers.callerOf(route);
    const { product, category } = callers.world.ids;
    const ids = { product: category, category: product, subCategory: product, line: product, address: product };
    const before = await tableDigests();
    const reply = await client.call(
      `${route.method} ${route.path}`,
      withExampleRows(route.example, { ...callers.world, ids }),
    );
    expect(reply.status).toBe(404);
    expect(reply.body.message).toMatch(/^There is (nothing with this id|no such address)$/);
    expect(await tableDigests()).toEqual(before);
  });

  it.each(naming.filter(([, { path }]) => /^(cart|address|order)\//.test(path) && path !== 'cart/create'))(
    '%s answers 404 for an id of another user',
    async (_name, route) => {
      const owner = await makeShopperExampleRows();
      const before = await tableDigests();
      const body = withExampleRows(route.example, {
        ...callers.world,
        ids: { ...owner.ids, product: callers.world.ids.product },
      });
      const { status } = await callers.shopper.call(`${route.method} ${route.path}`, body);
      expect(route.path.startsWith('order/') ? [404, 409] : [404]).toContain(status);
      expect(await tableDigests()).toEqual(before);
    },
  );
});
