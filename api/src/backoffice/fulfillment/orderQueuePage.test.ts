import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { makeShopper } from '../../testing/fixtures.ts';
import {
  PAGE_ARGUMENTS,
  PAGE_FIELDS,
  PAGE_VARIABLES,
  readOnePage,
  readPages,
  type PagedList,
} from '../../testing/graphql/readPages.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';

const pagedList = (field: 'pickingOrders' | 'deliveryOrders', viewer: Viewer): PagedList => ({
  query: `query (${PAGE_VARIABLES}) { ${field}(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`,
  path: [field],
  viewer,
});

/** Makes an order in a state, with its delivery estimate in minutes after midnight; null: without one. */
async function makeQueuedOrder(status: OrderStatus, minutes: number | null): Promise<string> {
  const { orderId } = await makeOrder([1]);
  const estimatedDeliveryAt = minutes === null ? null : new Date(Date.UTC(2026, 0, 1, 0, minutes));
  await db.order.update({ where: { id: orderId }, data: { status, estimatedDeliveryAt } });
  return orderId;
}

async function makeQueue(entries: readonly [OrderStatus, number | null][]): Promise<string[]> {
  await db.order.updateMany({ data: { status: 'CANCELLED' } });
  const ids: string[] = [];
  for (const [status, minutes] of entries) ids.push(await makeQueuedOrder(status, minutes));
  return ids;
}

describe('a queue of orders', () => {
  let admin: Viewer;
  beforeAll(async () => void (admin = await makeShopper({ role: 'ADMIN' })));

  describe('for pickers', () => {
    let list: PagedList;
    let sorted: string[];
    beforeAll(async () => {
      list = pagedList('pickingOrders', admin);
      const ids = await makeQueue([
        ['PLACED', 20],
        ['PICKING', null],
        ['CONFIRMED', 10],
        ['PLACED', 10],
        ['PLACED', null],
        ['PICKING', 5],
      ]);
      sorted = [5, 2, 3, 0, 1, 4].map((index) => encodeId('PickingOrder', ids[index] ?? ''));
    });

    it.each([1, 2, 4, 10])('is read whole in both directions by pages of %i', async (size) => {
      expect(await readPages(list, { size })).toEqual(sorted);
      expect(await readPages(list, { size, backward: true })).toEqual(sorted);
    });

    it('counts every order on each page', async () => {
      const first = await readOnePage(list, { first: 2 });
      expect(first.totalCount).toBe(6);
      const second = await readOnePage(list, { first: 2, after: first.pageInfo.endCursor });
      expect(second.totalCount).toBe(6);
      expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    });

    it('refuses the cursor of another list', async () => {
      const cursor = Buffer.from(JSON.stringify(['01890000-0000-7000-8000-000000000000'])).toString('base64url');
      await expect(readOnePage(list, { first: 1, after: cursor })).rejects.toThrow('BAD_USER_INPUT');
    });
  });

  describe('for riders', () => {
    it('puts orders on their way first, in both directions', async () => {
      const list = pagedList('deliveryOrders', admin);
      const ids = await makeQueue([
        ['PACKED', 5],
        ['OUT_FOR_DELIVERY', 30],
        ['PACKED', null],
        ['OUT_FOR_DELIVERY', null],
        ['OUT_FOR_DELIVERY', 30],
        ['PACKED', 40],
      ]);
      const sorted = [1, 4, 3, 0, 5, 2].map((index) => encodeId('DeliveryOrder', ids[index] ?? ''));
      for (const size of [1, 2, 5]) {
        expect(await readPages(list, { size })).toEqual(sorted);
        expect(await readPages(list, { size, backward: true })).toEqual(sorted);
      }
    });
  });
});
