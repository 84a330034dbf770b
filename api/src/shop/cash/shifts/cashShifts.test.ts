import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { makeOrder } from '../../../testing/orderFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { finishDelivery, startDelivery } from '../../../backoffice/fulfillment/delivery/deliveries.ts';
import { updateOrderState } from '../../../backoffice/fulfillment/updateOrderState.ts';
import {
  CashShiftNotFoundError,
  closeCashShift,
  lockCashShift,
  openCashShift,
  signOffCashShift,
} from './cashShifts.ts';

let rider: Viewer;
let admin: Viewer;
beforeEach(async () => {
  rider = await makeShopper({ role: 'RIDER', name: 'Ravi' });
  admin = await makeShopper({ role: 'ADMIN', name: 'Ada' });
});

const edge = () => ({ now: new Date(), pubSub: sharedPubSub() });
const close = (viewer: Viewer, shiftId: string, countedPaise: number) =>
  closeCashShift(viewer, { shiftId, countedPaise }, edge());
const signOff = (viewer: Viewer, shiftId: string, note: string | null = null) =>
  signOffCashShift(viewer, { shiftId, note }, edge());
const openShift = ({ userId }: Viewer) =>
  db.cashShift.findFirstOrThrow({ where: { holderId: userId, closedAt: null }, include: { movements: true } });
const found = (id: string) => db.cashShift.findUniqueOrThrow({ where: { id }, include: { movements: true } });

/** An order of ₹200 that is on its way with a rider; null: without one. */
async function makeOnTheWay(by: Viewer | null, method: 'ONLINE' | 'CASH_ON_DELIVERY' = 'CASH_ON_DELIVERY') {
  const { orderId } = await makeOrder([2], method);
  for (const to of ['CONFIRMED', 'PICKING', 'PACKED'] as const) {
    await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
  }
  if (by === null) await updateOrderState(admin, { orderId, to: 'OUT_FOR_DELIVERY', note: null }, paymentServices());
  else await startDelivery(by, { orderId }, paymentServices());
  return orderId;
}

const finish = (viewer: Viewer, orderId: string, cashCollected: number | null = null) =>
  finishDelivery(viewer, { orderId, cashCollected }, paymentServices());

describe('a cash shift', () => {
  it('opens with the first cash, and has each order that is paid in cash once', async () => {
    const orderIds = [await makeOnTheWay(rider), await makeOnTheWay(rider)];
    for (const orderId of orderIds) await finish(rider, orderId, 20_000);
    await finish(rider, orderIds[0] ?? '', 20_000);
    await finish(rider, await makeOnTheWay(rider, 'ONLINE'));
    const { movements } = await openShift(rider);
    expect(movements.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['COLLECTION', 20_000n],
      ['COLLECTION', 20_000n],
    ]);
    expect(new Set(movements.map(({ orderId }) => orderId))).toEqual(new Set(orderIds));
  });

  it('is one for concurrent deliveries of a rider', async () => {
    const orderIds = [await makeOnTheWay(rider), await makeOnTheWay(rider), await makeOnTheWay(rider)];
    await Promise.all(orderIds.map((orderId) => finish(rider, orderId)));
    expect((await openShift(rider)).movements).toHaveLength(3);
  });

  it('is the rider’s when an admin marks the order delivered, and the admin’s without a rider', async () => {
    const delivered = { to: 'DELIVERED', note: null, cashCollected: 20_000 } as const;
    await updateOrderState(admin, { orderId: await makeOnTheWay(rider), ...delivered }, paymentServices());
    expect((await openShift(rider)).movements).toMatchObject([{ actorId: admin.userId }]);
    await updateOrderState(admin, { orderId: await makeOnTheWay(null), ...delivered }, paymentServices());
    expect((await openShift(admin)).movements).toHaveLength(1);
  });

  it('gets no cash of another amount than the order’s', async () => {
    const orderId = await makeOnTheWay(rider);
    await expect(finish(rider, orderId, 19_000)).rejects.toThrow('The cash to collect for this order is ₹200');
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'OUT_FOR_DELIVERY' });
    expect(await db.cashShift.count({ where: { holderId: rider.userId } })).toBe(0);
  });

  it('is closed with the difference of its own rows, and leaves the next cash to a new one', async () => {
    const { shiftId } = await openCashShift(rider, { openingPaise: 5000 }, edge());
    expect(await openCashShift(rider, { openingPaise: 5000 }, edge())).toEqual({ shiftId });
    await expect(openCashShift(rider, { openingPaise: 0 }, edge())).rejects.toThrow('Your shift is already open');
    await finish(rider, await makeOnTheWay(rider));
    await close(rider, shiftId, 24_000);
    await close(rider, shiftId, 24_000);
    expect(await found(shiftId)).toMatchObject({
      ...{ closedById: rider.userId, expectedPaise: 25_000n, countedPaise: 24_000n, differencePaise: -1000n },
    });
    await expect(close(rider, shiftId, 25_000)).rejects.toThrow('You’ve already handed in this cash.');
    await finish(rider, await makeOnTheWay(rider));
    expect((await openShift(rider)).id).not.toBe(shiftId);
    await close(admin, shiftId, 25_000);
    expect(await found(shiftId)).toMatchObject({ closedById: admin.userId, differencePaise: 0n });
  });

  it('does not lose cash that is collected while it is closed', async () => {
    const first = await makeOnTheWay(rider);
    await finish(rider, first);
    const { id } = await openShift(rider);
    const second = await makeOnTheWay(rider);
    const outcomes = await whileLocked(
      (tx) => lockCashShift(tx, admin, id),
      [async () => void (await close(rider, id, 20_000)), async () => void (await finish(rider, second))],
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await found(id)).toMatchObject({ expectedPaise: 20_000n });
    expect((await openShift(rider)).movements).toMatchObject([{ orderId: second }]);
  });

  it('is signed off by an admin, with a note for a difference, and never changes after it', async () => {
    const orderId = await makeOnTheWay(rider);
    await finish(rider, orderId);
    const { id } = await openShift(rider);
    await expect(signOff(admin, id)).rejects.toThrow('Count this shift’s cash first');
    await close(rider, id, 19_000);
    await expect(signOff(admin, id)).rejects.toMatchObject({ name: 'InvalidInputError' });
    await expect(signOff(rider, id, 'Fine')).rejects.toThrow('Do not have permission');
    await signOff(admin, id, 'A note was torn');
    await signOff(admin, id, 'Again');
    expect(await found(id)).toMatchObject({ signedOffById: admin.userId, note: 'A note was torn' });
    expect(await db.auditEntry.findFirst({ where: { subjectId: id }, orderBy: { id: 'desc' } })).toMatchObject({
      action: 'CASH_SHIFT_SIGN_OFF',
      after: { countedPaise: 19_000, differencePaise: -1000 },
    });
    await expect(close(admin, id, 20_000)).rejects.toThrow('signed off');
    const change = db.cashShift.update({ where: { id }, data: { note: 'Other' } });
    await expect(change).rejects.toThrow('never changes');
    await expect(db.cashShift.delete({ where: { id } })).rejects.toThrow();
    await expect(db.cashMovement.deleteMany({ where: { shiftId: id } })).rejects.toThrow('never changes');
    const late = {
      id: newId(),
      shiftId: id,
      kind: 'REFUND',
      amountPaise: -100,
      orderId,
      actorId: admin.userId,
    } as const;
    await expect(db.cashMovement.create({ data: late })).rejects.toThrow('needs an open shift');
  });

  it('is read by its holder and with the permission ORDERS, few statements for many', async () => {
    for (const each of [rider, await makeShopper({ role: 'RIDER', name: 'Rita' })])
      await finish(each, await makeOnTheWay(each));
    const { id } = await openShift(rider);
    const own = `openCashShift { id status collected refunded expected counted difference
      movements(first: 5) { totalCount edges { node { kind amount orderNumber } } } }`;
    const mine = await executeGraphql(`{ ${own} }`, {}, rider);
    expect(mine.data.openCashShift).toMatchObject({
      ...{
        id: encodeId('CashShift', id),
        status: 'OPEN',
        collected: 20_000,
        refunded: 0,
        expected: 20_000,
        counted: null,
      },
      movements: { totalCount: 1, edges: [{ node: { kind: 'COLLECTION', amount: 20_000 } }] },
    });
    const one = 'query ($id: ID!) { cashShift(id: $id) { holder { name } } }';
    const other = await makeShopper({ role: 'RIDER' });
    expect((await executeGraphql(one, { id: encodeId('CashShift', id) }, other)).data.cashShift).toBeNull();
    await expect(close(other, id, 0)).rejects.toBeInstanceOf(CashShiftNotFoundError);
    const list =
      '{ cashShifts(status: OPEN, first: 20) { edges { node { holder { name } status collected expected } } } }';
    const { result, sent } = await countStatements(() => executeGraphql(list, {}, admin));
    const names = result.data.cashShifts.edges.map(
      ({ node }: { node: { holder: { name: string } } }) => node.holder.name,
    );
    expect(names.slice(0, 2)).toEqual(['Rita', 'Ravi']);
    expect(sent.length).toBeLessThanOrEqual(4);
  });
});
