import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeShopper } from '../../testing/fixtures.ts';
import { subscribeGraphql } from '../../testing/graphql/subscribeGraphql.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';

describe.each(['fulfillmentOrdersChanged', 'fulfilmentOrdersChanged'])('%s', (field) => {
  let picker: Viewer;
  let rider: Viewer;
  let shopper: Viewer;
  beforeAll(async () => {
    await db.order.updateMany({ data: { status: 'CANCELLED' } });
    picker = await makeShopper({ role: 'PICKER' });
    rider = await makeShopper({ role: 'RIDER' });
    shopper = await makeShopper();
    await makeOrder();
  });

  it('publishes each change with the counts to pickers and riders alone', async () => {
    const subscription = `subscription { ${field} { pickingCount deliveryCount } }`;
    for (const viewer of [picker, rider]) {
      const stream = await subscribeGraphql(subscription, {}, viewer);
      expect((await stream.next())?.data[field]).toEqual({ pickingCount: 1, deliveryCount: 0 });
      const orderId = (await makeOrder()).orderId;
      const answer = await stream.find(({ [field]: change }) => change.pickingCount !== 1);
      expect(answer?.data[field]).toEqual({ pickingCount: 2, deliveryCount: 0 });
      await stream.leave();
      await db.order.update({ where: { id: orderId }, data: { status: 'CANCELLED' } });
    }
    const refused = await subscribeGraphql(subscription, {}, shopper);
    expect((await refused.next())?.errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
