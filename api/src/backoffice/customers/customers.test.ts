import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { updateOrderState } from '../fulfillment/updateOrderState.ts';
import { dispatchedOrder } from '../../testing/dispatchedOrderFixtures.ts';
import { makeAddress, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { tablesScanned } from '../../testing/postgres/tablesScanned.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { recountCustomerFigures, refreshCustomerFigures } from './customerFigures.ts';

const ROW = 'id name city numberOfOrders amountSpent amountRefunded lastOrderAt';
const LIST = `query ($search: String, $sort: CustomerSort, $first: Int, $last: Int, $after: String, $before: String) {
  customers(search: $search, sort: $sort, first: $first, last: $last, after: $after, before: $before) {
    totalCount edges { node { ${ROW} } } pageInfo { startCursor endCursor hasNextPage } } }`;
const PAGE = `query ($id: ID!) { customer(id: $id) { ${ROW} email addresses { line }
  orders(first: 5) { totalCount edges { node { number invoice { creditNotes { total } } refundRequests { id } } } } } }`;
const SORTS = ['NEWEST', 'MOST_SPENT', 'MOST_ORDERS', 'LAST_ORDER'];

let staff: Viewer;
beforeAll(async () => {
  staff = await makeStaff('CUSTOMERS');
});

const ask = async (variables: Record<string, unknown>, viewer: Viewer = staff) => {
  const { data, errors } = await executeGraphql(LIST, variables, viewer);
  expect(errors).toEqual([]);
  return data.customers as {
    totalCount: number;
    edges: { node: { id: string; name: string; amountSpent: number; numberOfOrders: number } }[];
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean };
  };
};
const names = async (variables: Record<string, unknown>) => (await ask(variables)).edges.map(({ node }) => node.name);

describe('a customer', () => {
  it('is found by a part of the name or the email, and by the mobile number however it is written', async () => {
    const tag = newId();
    await makeShopper({ name: `Meera ${tag}`, email: `${tag}@kirana.example`, mobile: '+91 98310-12345' });
    const other = await makeShopper({ name: `Ravi 100% ${tag}`, mobile: '03322001100' });
    await makeAddress(other, { mobile: '9830999888', city: 'Howrah' });
    const [meera, ravi] = [`Meera ${tag}`, `Ravi 100% ${tag}`];
    expect(await names({ search: `meera ${tag.slice(0, 20)}` })).toEqual([meera]);
    expect(await names({ search: `${tag.toUpperCase()}@kir` })).toEqual([meera]);
    for (const search of [
      '9831012345',
      '+91 98310 12345',
      '91-9831012345',
      '098310 12345',
      '0091 98310.12345',
      '\u202a(+91)\u00a09831012345\u202c',
      '९८३१०१२३४५',
      '10123',
    ])
      expect([search, await names({ search })]).toEqual([search, [meera]]);
    for (const search of ['+91 9830999888', '99988', '100% ']) expect(await names({ search })).toContain(ravi);
    expect(await names({ search: `\u202aMeera\u200e ${tag}\u202c` })).toEqual([meera]);
    expect(await names({ search: '10_% ' })).toEqual([]);
    expect(await names({ search: tag })).toEqual([ravi, meera]);
  });

  it('does not exist once the account is deleted, and has no figures of other accounts', async () => {
    const name = newId();
    const { userId } = await makeShopper({ name });
    const id = encodeId('Customer', userId);
    const { data } = await executeGraphql(PAGE, { id }, staff);
    expect(data.customer).toMatchObject({
      ...{ id, name, city: null, numberOfOrders: 0, amountSpent: 0, amountRefunded: 0, lastOrderAt: null },
      ...{ addresses: [], orders: { totalCount: 0 } },
    });
    await db.user.update({ where: { id: userId }, data: { status: 'INACTIVE' } });
    expect((await executeGraphql(PAGE, { id }, staff)).data.customer).toBeNull();
    expect((await executeGraphql('query ($id: ID!) { node(id: $id) { id } }', { id }, staff)).data.node).toBeNull();
    expect(await names({ search: name })).toEqual([]);
  });

  it('is no node for other viewers, and an order links to its customer', async () => {
    const { orderId, viewer } = await makeOrder([1]);
    const id = encodeId('Customer', viewer.userId);
    const node = await executeGraphql(
      'query ($id: ID!) { node(id: $id) { ... on Customer { email } } }',
      { id },
      viewer,
    );
    expect(node.data.node).toBeNull();
    const order = { id: encodeId('Order', orderId) };
    const query = 'query ($id: ID!) { adminOrder(id: $id) { customerId } }';
    const { data } = await executeGraphql(query, order, await makeStaff('ORDERS'));
    expect(data.adminOrder).toEqual({ customerId: id });
  });

  it('has spent the net sales of its orders: from dispatch, less refunds, and nothing for a cancelled order', async () => {
    const { orderId, shopper, admin } = await dispatchedOrder();
    const id = encodeId('Customer', shopper.userId);
    const figures = async () => (await executeGraphql(PAGE, { id }, staff)).data.customer;
    const stored = () => db.user.findUniqueOrThrow({ where: { id: shopper.userId } });
    const sold = { numberOfOrders: 1, amountSpent: 10_000, amountRefunded: 0, city: 'Kolkata' };
    expect(await figures()).toMatchObject(sold);
    await updateOrderState(admin, { orderId, to: 'DELIVERED', note: null }, paymentServices());
    const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { orderId } });
    const lines = [{ orderLineId: encodeId('OrderLine', lineId), quantity: 1, restockType: 'NO_RESTOCK' }];
    // The first run counts all customers; later runs count those with new events or sales.
    await refreshCustomerFigures(new Date());
    expect(await stored()).toMatchObject({ numberOfOrders: 1, amountSpentPaise: 10_000n });
    const { __typename: outcome } = await executeMutation(admin, {
      ...{ name: 'refundCreate', selection: '', input: { orderId: encodeId('Order', orderId), lines } },
    });
    expect(outcome).toBe('RefundCreatePayload');
    expect(await figures()).toMatchObject({ numberOfOrders: 0, amountSpent: 0, amountRefunded: 10_000 });
    expect((await figures()).orders.edges[0].node).toMatchObject({ invoice: { creditNotes: [{ total: 10_000 }] } });
    expect(await refreshCustomerFigures(new Date())).toBe(1);
    expect(await stored()).toMatchObject({ numberOfOrders: 0, amountSpentPaise: 0n, lastOrderAt: null });
    expect(await refreshCustomerFigures(new Date())).toBe(0);
    const { viewer } = await makeOrder([1]);
    expect(await refreshCustomerFigures(new Date(Date.now() + 86_400_000))).toBe(0); // too late to have seen the order
    expect(await recountCustomerFigures()).toBe(1);
    expect(await db.user.findUniqueOrThrow({ where: { id: viewer.userId } })).toMatchObject({ numberOfOrders: 1 });
  });
});

describe('the list of customers, in a shop with 20,000 accounts', () => {
  beforeAll(async () => {
    // Equal values, so that pages end between them.
    await db.$executeRaw`
      INSERT INTO users (id, name, email, mobile, updated_at, number_of_orders, amount_spent_paise, last_order_at)
      SELECT uuidv7(), md5(n::text), md5('e' || n) || n || '@bulk.example', '98' || lpad(n::text, 8, '0'), now(), n % 50, n % 900 * 100,
        CASE WHEN n % 3 > 0 THEN now() - n % 1000 * interval '1 hour' END
      FROM generate_series(1, 20000) AS n`;
    await db.$executeRaw`VACUUM ANALYZE users`; // the pending entries of its trigram indexes are merged
  });

  it.each(SORTS)('sorted by %s takes few statements and scans no table of users', async (sort) => {
    const query = LIST.replace('totalCount', '');
    const { result, sent } = await countStatements(() => executeGraphql(query, { sort, first: 25 }, staff));
    expect(result.data.customers.edges).toHaveLength(25);
    expect(sent.length).toBeLessThanOrEqual(4); // the page, its accounts, their figures and cities
    expect(await tablesScanned(sent)).not.toContain('users');
  });

  it('is searched by few statements, which scan no table of users, the count included', async () => {
    const [{ name, email } = { name: '', email: '' }] = await db.user.findMany({ where: { mobile: '9800017771' } });
    for (const search of [name.slice(5, 17), email.slice(3, 20), '+91 98000 17771']) {
      const { result, sent } = await countStatements(() => executeGraphql(LIST, { search, first: 25 }, staff));
      const { totalCount, edges } = result.data.customers;
      expect([edges.length, totalCount]).toEqual([1, 1]);
      expect(sent.length).toBeLessThanOrEqual(5);
      expect(await tablesScanned(sent)).not.toContain('users');
    }
  });

  it.each(SORTS)('sorted by %s has every customer once, forwards and backwards', async (sort) => {
    const search = '19@bulk'; // 200 of them
    const whole = await ask({ search, sort, first: 100 });
    const all = [...whole.edges, ...(await ask({ search, sort, first: 100, after: whole.pageInfo.endCursor })).edges];
    const ids = all.map(({ node }) => node.id);
    expect([new Set(ids).size, whole.totalCount]).toEqual([200, 200]);
    const paged: string[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo }: Awaited<ReturnType<typeof ask>> = await ask({ search, sort, first: 67, after });
      paged.push(...edges.map(({ node }) => node.id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(paged).toEqual(ids);
    const back = await ask({ search, sort, last: 40, before: whole.pageInfo.endCursor });
    expect(back.edges.map(({ node }) => node.id)).toEqual(ids.slice(59, 99));
  });

  it('refuses a cursor of another order', async () => {
    const { pageInfo } = await ask({ sort: 'MOST_SPENT', first: 1 });
    for (const sort of ['NEWEST', 'LAST_ORDER']) {
      const { errors } = await executeGraphql(LIST, { sort, after: pageInfo.endCursor }, staff);
      expect(errors).toMatchObject([{ message: 'The cursor is malformed', extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });
});
