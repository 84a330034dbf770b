import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { subscribeGraphql } from '../../testing/graphql/subscribeGraphql.ts';
import { makeCustomer, makeProduct, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';

const LIST = `query ($filter: AdminOrderFilter, $first: Int, $after: String) {
  adminOrders(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { id number status address { recipientName } } } } }`;

describe("the shop's orders", () => {
  let admin: Viewer;
  let numbers: number[];
  let ids: string[];
  beforeAll(async () => {
    admin = await makeStaff('ORDERS');
    const productId = (await makeProduct()).id;
    ids = [];
    for (const [name, mobile] of [
      ['Asha Rao', '9811111111'],
      ['Ravi %Das', '9822222222'],
      ['Meera Rao', '9833333333'],
    ]) {
      const { viewer, addressId } = await makeCustomer([productId]);
      await db.user.update({ where: { id: viewer.userId }, data: { name: name ?? '' } });
      await db.address.update({ where: { id: addressId }, data: { mobile: mobile ?? '' } });
      const request = { addressId, expectedTotal: 10_000, idempotencyKey: newId() };
      ids.push((await placeOrderFixture(viewer, request)).orderId);
    }
    await db.order.update({ where: { id: ids[0] ?? '' }, data: { status: 'PACKED' } });
    const rows = await db.order.findMany({ orderBy: { id: 'asc' } });
    numbers = rows.map(({ number }) => number);
  });

  const list = async (filter: object | null, page: object = {}) => {
    const { data, errors } = await executeGraphql(LIST, { filter, ...page }, admin);
    expect(errors).toEqual([]);
    return data.adminOrders;
  };
  const found = async (filter: object | null) =>
    (await list(filter)).edges.map(({ node }: { node: { number: number } }) => numbers.indexOf(node.number));

  it('are listed newest first in pages', async () => {
    expect(await found(null)).toEqual([2, 1, 0]);
    const first = await list(null, { first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await list(null, { first: 2, after: first.pageInfo.endCursor });
    expect(rest.edges.map(({ node }: { node: { number: number } }) => node.number)).toEqual([numbers[0]]);
  });

  it.each([
    ['their state', () => ({ statuses: ['PLACED'] }), [2, 1]],
    ['several states', () => ({ statuses: ['PACKED', 'PLACED'] }), [2, 1, 0]],
    ['their number', () => ({ search: ` #${numbers[1]} ` }), [1]],
    ['a part of the mobile number', () => ({ search: '982222' }), [1]],
    ['a mobile number as people write it', () => ({ search: '98333-33 333' }), [2]],
    ['a mobile number from the contacts', () => ({ search: '\u202a+91\u00a098333\u201133333\u202c' }), [2]],
    ['a mobile number in digits of another script', () => ({ search: '९८३३३३३३३३' }), [2]],
    ['a part of the name', () => ({ search: 'rAO' }), [2, 0]],
    ['a name with invisible characters', () => ({ search: '\u200eRao\u200b' }), [2, 0]],
    ['signs that are special to a database', () => ({ search: '%d' }), [1]],
    ['a number that no order can have', () => ({ search: '99999999999999' }), []],
    ['a name without matches', () => ({ search: 'Rao\u0000\ud800' }), []],
    ['state and name together', () => ({ statuses: ['PACKED'], search: 'Rao' }), [0]],
  ])('are found by %s', async (_by, filter, expected) => {
    expect(await found(filter())).toEqual(expected);
  });

  it('are readable by admins and by the shopper who ordered', async () => {
    const query = 'query ($id: ID!) { adminOrder(id: $id) { number } }';
    const id = encodeId('Order', ids[2] ?? '');
    expect((await executeGraphql(query, { id }, admin)).data.adminOrder).toEqual({ number: numbers[2] });
    expect((await executeGraphql(query, { id: encodeId('Order', newId()) }, admin)).data.adminOrder).toBeNull();
    const stranger = await executeGraphql(query, { id }, await makeShopper());
    expect(stranger.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('publish each change to admins, with the number of unconfirmed orders', async () => {
    const stream = await subscribeGraphql('subscription { adminOrdersChanged { waitingCount } }', {}, admin);
    expect((await stream.next())?.data.adminOrdersChanged.waitingCount).toBe(2);
    const { viewer, addressId } = await makeCustomer([(await makeProduct()).id]);
    await placeOrderFixture(viewer, { addressId, expectedTotal: 10_000, idempotencyKey: newId() });
    const changed = await stream.find(({ adminOrdersChanged }) => adminOrdersChanged.waitingCount !== 2);
    expect(changed?.data.adminOrdersChanged.waitingCount).toBe(3);
    await stream.leave();
  });
});
