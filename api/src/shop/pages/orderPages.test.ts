import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { publishPage, savePageDraft } from '../../backoffice/pages/writePage.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { makeCartLine, makeCustomer, makeProduct, makeStaff, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';

let owner: Viewer;
let shopper: Viewer;
let addressId: string;
let productId: string;
beforeEach(async () => {
  await emptyTables('page_versions');
  owner = await makeStaff('SETTINGS');
  productId = (await makeProduct({})).id;
  ({ viewer: shopper, addressId } = await makeCustomer([productId], 1));
});

async function publish(handle: 'TERMS' | 'RETURNS' | 'PRIVACY', body: string) {
  await savePageDraft(owner, { handle, revision: 0, body });
  await publishPage(owner, { handle, revision: 1 }, new Date());
}

const place = (paymentMethod: 'CASH_ON_DELIVERY' | 'ONLINE') =>
  placeOrderFixture(shopper, { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod });

async function pagesOf({ orderId }: { orderId: string }, viewer = shopper) {
  const text = 'query ($id: ID!) { order(id: $id) { pageVersions { handle number html isCurrent } } }';
  const { data } = await executeGraphql(text, { id: encodeId('Order', orderId) }, viewer);
  return (data['order'] as { pageVersions: unknown } | null)?.pageVersions;
}

describe('an order', () => {
  it.each(['CASH_ON_DELIVERY', 'ONLINE'] as const)('paid %s keeps the pages it was placed under', async (method) => {
    await publish('RETURNS', 'Returns');
    await publish('TERMS', 'First');
    await publish('TERMS', 'Second');
    await publish('PRIVACY', 'Privacy');
    await savePageDraft(owner, { handle: 'DELIVERY', revision: 0, body: 'Draft' });
    const order = await place(method);
    await publish('TERMS', 'Third');
    expect(await pagesOf(order)).toEqual([
      { handle: 'TERMS', number: 2, html: '<p>Second</p>\n', isCurrent: false },
      { handle: 'RETURNS', number: 1, html: '<p>Returns</p>\n', isCurrent: true },
    ]);
    expect(await pagesOf(order, owner)).toBeUndefined();
  });

  it('keeps none of a shop that shows its sample texts', async () => {
    const order = await place('CASH_ON_DELIVERY');
    await publish('TERMS', 'First');
    expect(await pagesOf(order)).toEqual([]);
    await makeCartLine(shopper, productId, 1);
    expect(await pagesOf(await place('CASH_ON_DELIVERY'))).toMatchObject([{ number: 1 }]);
  });
});
