import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeStaff } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';

const FIELDS = `{ risk { isEmailConfirmed accountCreatedAt deliveredOrderCount cancelledOrderCount
  otherAccountsAtAddress otherAccountsInNetwork } }`;

describe('the risk of an order', () => {
  let admin: Viewer;
  beforeAll(async () => {
    admin = await makeStaff('ORDERS');
  });

  /** An order with these keys, and the given columns. */
  const placed = async (keys: { addressKey: string; networkKey: string }, columns: object = {}) => {
    const order = await makeOrder();
    await db.order.update({ where: { id: order.orderId }, data: { ...keys, ...columns } });
    return order;
  };
  const risk = async (orderId: string, viewer: Viewer = admin) => {
    const query = `query ($id: ID!) { adminOrder(id: $id) ${FIELDS} }`;
    return executeGraphql(query, { id: encodeId('Order', orderId) }, viewer);
  };

  it('counts the earlier orders of the account, and other accounts at the address and in the network', async () => {
    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
    const { viewer: owner, ...first } = await placed(
      { addressKey: 'home', networkKey: 'home' },
      { status: 'DELIVERED' },
    );
    const own = { userId: owner.userId };
    await placed({ addressKey: 'home', networkKey: 'home' }, { ...own, status: 'CANCELLED' });
    await placed({ addressKey: 'home', networkKey: 'cafe' });
    await placed({ addressKey: 'home', networkKey: 'home' });
    await placed({ addressKey: 'home', networkKey: 'home' }, { createdAt: eightDaysAgo });
    const { orderId } = await placed({ addressKey: 'home', networkKey: 'home' }, own);
    await placed({ addressKey: 'home', networkKey: 'home' }, { ...own, status: 'CANCELLED' }); // later
    const { data } = await risk(orderId);
    expect(data.adminOrder.risk).toEqual({
      isEmailConfirmed: false,
      accountCreatedAt: expect.any(String),
      deliveredOrderCount: 1,
      cancelledOrderCount: 1,
      otherAccountsAtAddress: 2,
      otherAccountsInNetwork: 1,
    });
    expect((await risk(first.orderId)).data.adminOrder.risk).toMatchObject({ deliveredOrderCount: 0 });
  });

  it('says that address and network are no longer known', async () => {
    const { orderId, viewer } = await makeOrder();
    await db.order.update({ where: { id: orderId }, data: { addressKey: null, networkKey: null } });
    await db.user.update({ where: { id: viewer.userId }, data: { emailVerifiedAt: new Date() } });
    expect((await risk(orderId)).data.adminOrder.risk).toMatchObject({
      isEmailConfirmed: true,
      otherAccountsAtAddress: null,
      otherAccountsInNetwork: null,
    });
  });

  it('is read by one statement for all orders of a list', async () => {
    const list = `{ adminOrders(first: 5) { edges { node ${FIELDS} } } }`;
    const { result, sent } = await countStatements(() => executeGraphql(list, {}, admin));
    expect(result.errors).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('is for admins alone', async () => {
    const { orderId, viewer } = await makeOrder();
    const query = `query ($id: ID!) { order(id: $id) ${FIELDS} }`;
    const { data, errors } = await executeGraphql(query, { id: encodeId('Order', orderId) }, viewer);
    expect(data.order).toEqual({ risk: null });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
