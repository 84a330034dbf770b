import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { makeCustomer, makeProduct, makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { tablesScanned } from '../../testing/postgres/tablesScanned.ts';

const ORDERS = 'orders { number }';
const PRODUCTS = 'products { name availableForSale }';

describe('adminSearch', () => {
  let clerk: Viewer;
  let buyer: Viewer;
  const numbers: number[] = [];
  beforeAll(async () => {
    [clerk, buyer] = await Promise.all([makeStaff('ORDERS'), makeStaff('CATALOGUE')]);
    const productId = (await makeProduct({ name: 'Amrit Cow Ghee', brand: 'Amrit', sku: 'GHEE-1001' })).id;
    await makeProduct({ name: 'Old Cow Ghee', sku: 'GHEE-1002', isPublished: false });
    await makeProduct({ name: 'Gone Cow Ghee', sku: 'GHEE-1003', deletedAt: new Date() });
    for (const [name, mobile, number] of [
      ['Asha Rao', '9811111111', 10_421],
      ['Ravi %Das', '9822222222', 10_422],
      ['मीरा राव', '9833310421', 20_421],
    ] as const) {
      const { viewer, addressId } = await makeCustomer([productId]);
      await db.user.update({ where: { id: viewer.userId }, data: { name } });
      await db.address.update({ where: { id: addressId }, data: { mobile } });
      const request = { addressId, expectedTotal: 10_000, idempotencyKey: newId() };
      const { orderId } = await placeOrderFixture(viewer, request);
      await db.order.update({ where: { id: orderId }, data: { number } });
      numbers.push(number);
    }
  });

  const search = (viewer: Viewer, query: string, selection: string) =>
    executeGraphql(
      `query ($search: String!) { adminSearch(search: $search) { ${selection} } }`,
      { search: query },
      viewer,
    );
  const found = async (query: string) => {
    const { data, errors } = await search(clerk, query, ORDERS);
    expect(errors).toEqual([]);
    return data.adminSearch.orders.map(({ number }: { number: number }) => numbers.indexOf(number));
  };

  it.each([
    ['the number, then those whose mobile has it', '#10421', [0, 2]],
    ['the end of the number, the newest first', '421', [2, 0]],
    ['the mobile number', '9822222222', [1]],
    ['the mobile number with India’s prefix and spaces', '+91 98222 22222', [1]],
    ['the mobile number with a trunk prefix', '09822222222', [1]],
    ['a part of the mobile number', '222222', [1]],
    ['a part of the name', 'rAO', [0]],
    ['two letters of the beginning', 'ra', [1]],
    ['a name in another script', 'राव', [2]],
    ['signs that are special to a database', '%da', [1]],
    ['nothing for one letter', 'a', []],
    ['nothing for a number that no order can have', '99999999999999999999', []],
    ['nothing for a text that no database stores', 'Rao\u0000\ud800', []],
  ])('finds orders by %s', async (_by, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('finds products by the beginning of the SKU, by name and by brand, also hidden ones', async () => {
    const names = async (query: string) => {
      const { data, errors } = await search(buyer, query, PRODUCTS);
      expect(errors).toEqual([]);
      return data.adminSearch.products.map(({ name }: { name: string }) => name);
    };
    expect(await names('ghee-100')).toEqual(['Amrit Cow Ghee', 'Old Cow Ghee']);
    expect((await names('cow ghee')).sort()).toEqual(['Amrit Cow Ghee', 'Old Cow Ghee']);
    expect((await names('amrit'))[0]).toBe('Amrit Cow Ghee');
  });

  it('finds customers by a part of the name or the address, and by the mobile number with its prefix', async () => {
    const viewer = await makeStaff('CUSTOMERS');
    await makeShopper({ name: 'Zoya Khan', email: 'zoya.k@mail.example', mobile: '+91 98777 12345' });
    for (const query of ['zoya kh', 'oya.k@mai', '9877712345', '+91 9877712345', '0091-98777\u201112345', '77123']) {
      const { data, errors } = await search(viewer, query, 'customers { name }');
      expect([query, errors, data.adminSearch.customers]).toEqual([query, [], [{ name: 'Zoya Khan' }]]);
    }
    expect((await search(viewer, 'zo', 'customers { name }')).data.adminSearch.customers).toEqual([]);
  });

  it('answers each kind only with its permission, and refuses an empty text', async () => {
    const codes = async (viewer: Viewer, selection: string, query = 'rao') =>
      (await search(viewer, query, selection)).errors.map(({ extensions }) => extensions?.['code']);
    expect(await codes(clerk, PRODUCTS)).toEqual(['FORBIDDEN']);
    expect(await codes(buyer, ORDERS)).toEqual(['FORBIDDEN']);
    expect(await codes(clerk, 'customers { name }')).toEqual(['FORBIDDEN']);
    expect(await codes(await makeStaff('REFUNDS'), ORDERS)).toEqual([]);
    expect(await codes(await makeStaff('PICKING'), ORDERS)).toEqual(['FORBIDDEN']);
    expect(await codes(await makeShopper(), ORDERS)).toEqual(['FORBIDDEN']);
    expect(await codes(clerk, ORDERS, ' ')).toEqual(['BAD_USER_INPUT']);
    expect(await codes(clerk, ORDERS, 'a'.repeat(101))).toEqual(['BAD_USER_INPUT']);
  });

  it('takes the text by its former name `query`, alone or alike', async () => {
    const messages = async (args: string) =>
      (await executeGraphql(`{ adminSearch${args} { ${ORDERS} } }`, {}, clerk)).errors.map(({ message }) => message);
    expect(await messages('(query: "rao")')).toEqual([]);
    expect(await messages('(search: "rao", query: "rao")')).toEqual([]);
    expect(await messages('(search: "rao", query: "asha")')).toEqual(['search and query contradict each other']);
    expect(await messages('')).toEqual(['search is required']);
  });

  it('finds orders by one statement, reads them by another, and scans no table in a shop with many', async () => {
    await db.$executeRaw`
      INSERT INTO orders (id, number, user_id, status, payment_method, mrp_total_paise, items_total_paise, grand_total_paise, quantity,
        recipient_name, address_line, city, state, country, pincode, mobile, updated_at)
      SELECT gen_random_uuid(), 100000 + n, user_id, status, payment_method, mrp_total_paise, items_total_paise, grand_total_paise, quantity,
        'Buyer ' || md5(n::text), address_line, city, state, country, pincode, (7000000000 + n * 7919)::text, now()
      FROM (SELECT * FROM orders LIMIT 1) AS model, generate_series(1, 20000) AS n`;
    await db.$executeRaw`ANALYZE orders`;
    for (const query of ['#104321', '4321', '9822222222', 'asha r', 'buyer']) {
      const { result, sent } = await countStatements(() => search(clerk, query, ORDERS));
      expect(result.data.adminSearch.orders.length).toBeGreaterThan(0);
      expect(sent).toHaveLength(2);
      expect(await tablesScanned(sent)).toEqual([]);
    }
  });
});
