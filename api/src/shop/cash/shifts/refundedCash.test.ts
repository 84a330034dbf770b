import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { RefundMethod } from '../../../platform/db/generated/client.ts';
import { approveRefundRequest } from '../../refunds/requests/decideRefundRequest.ts';
import { refundLines } from '../../refunds/refundPieces.ts';
import { makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import type { OrderFixture } from '../../../testing/orderFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { makeDeliveredOrder, reportProblem } from '../../../testing/refundRequestFixtures.ts';
import { CashShiftNotFoundError, closeCashShift, lockCashShift, openCashShift } from './cashShifts.ts';

let clerk: Viewer;
let admin: Viewer;
beforeEach(async () => {
  clerk = await makeStaff('REFUNDS');
  admin = await makeShopper({ role: 'ADMIN' });
});

const refund = (by: Viewer, { orderId, lineIds }: OrderFixture, method: RefundMethod = 'ORIGINAL_PAYMENT') =>
  refundLines(
    by,
    { orderId, lines: lineIds.map((orderLineId) => ({ orderLineId, quantity: 1 })), method, note: null },
    paymentServices(),
  );
const close = (by: Viewer, shiftId: string, countedPaise: number) =>
  closeCashShift(by, { shiftId, countedPaise }, paymentServices());
const shiftsOf = ({ userId }: Viewer) =>
  db.cashShift.findMany({
    where: { holderId: userId },
    orderBy: { openedAt: 'asc' },
    include: { movements: { orderBy: { amountPaise: 'asc' } } },
  });
const refundsOf = ({ orderId }: OrderFixture) => db.refund.findMany({ where: { payment: { orderId } } });

describe('cash that is refunded', () => {
  it('is a row in the refunder’s shift, once for each refund, however the order was paid', async () => {
    const { shiftId } = await openCashShift(clerk, { openingPaise: 50_000 }, { now: new Date() });
    const cash = await makeDeliveredOrder([2]);
    const online = await makeDeliveredOrder([3], 'ONLINE');
    await Promise.all([refund(clerk, cash), refund(clerk, cash), refund(clerk, online, 'CASH'), refund(clerk, online)]);
    await expect(refund(clerk, cash)).rejects.toThrow('Only delivered orders can be refunded');
    const paidBack = [...(await refundsOf(cash)), ...(await refundsOf(online))].filter(
      ({ method }) => method === 'CASH',
    );
    const [shift, ...others] = await shiftsOf(clerk);
    expect(others).toEqual([]);
    expect(shift).toMatchObject({ id: shiftId });
    expect(new Set(shift?.movements.map(({ refundId }) => refundId))).toEqual(new Set(paidBack.map(({ id }) => id)));
    const row = { kind: 'REFUND', amountPaise: -10_000n, actorId: clerk.userId };
    expect(shift?.movements).toMatchObject([row, row, row]);
    expect(shift?.movements.filter(({ orderId }) => orderId === online.orderId)).toHaveLength(1);
  });

  it('opens a shift, also by the approval of a request, and one by the provider opens none', async () => {
    const order = await makeDeliveredOrder([2]);
    const refundRequestId = await reportProblem(order);
    const approval = { refundRequestId, lines: null, note: null };
    await approveRefundRequest(clerk, approval, paymentServices());
    await expect(approveRefundRequest(clerk, approval, paymentServices())).rejects.toThrow();
    expect(await shiftsOf(clerk)).toMatchObject([{ movements: [{ orderId: order.orderId, amountPaise: -10_000n }] }]);
    await refund(admin, await makeDeliveredOrder([1], 'ONLINE'));
    await expect(refund(admin, order)).resolves.toBeDefined();
    await expect(refund(admin, order)).rejects.toThrow();
    expect(await shiftsOf(admin)).toMatchObject([{ movements: [{ amountPaise: -10_000n }] }]);
  });

  it('may be more than the shift has: the count shows it, to its holder and the admin alone', async () => {
    await refund(clerk, await makeDeliveredOrder([1]));
    const [shift] = await shiftsOf(clerk);
    const query = `{ openCashShift { status refunded expected movements(first: 5) { edges { node { kind amount } } } }
      cashShifts(first: 5) { totalCount } }`;
    const { data } = await executeGraphql(query, {}, clerk);
    expect(data).toMatchObject({
      openCashShift: {
        ...{ status: 'OPEN', refunded: 10_000, expected: -10_000 },
        movements: { edges: [{ node: { kind: 'REFUND', amount: -10_000 } }] },
      },
      cashShifts: { totalCount: 1 },
    });
    const other = await makeStaff('REFUNDS');
    expect((await executeGraphql('{ cashShifts(first: 5) { totalCount } }', {}, other)).data).toEqual({
      cashShifts: { totalCount: 0 },
    });
    await expect(close(other, shift?.id ?? '', 0)).rejects.toBeInstanceOf(CashShiftNotFoundError);
    await close(clerk, shift?.id ?? '', 0);
    expect(await shiftsOf(clerk)).toMatchObject([{ expectedPaise: -10_000n, differencePaise: 10_000n }]);
  });

  it('is not lost while its shift is closed', async () => {
    const order = await makeDeliveredOrder([2]);
    await refund(clerk, order);
    const [{ id } = { id: '' }] = await shiftsOf(clerk);
    const outcomes = await whileLocked(
      (tx) => lockCashShift(tx, admin, id),
      [async () => void (await close(clerk, id, 0)), async () => void (await refund(clerk, order))],
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const shifts = await shiftsOf(clerk);
    expect(shifts.flatMap(({ movements }) => movements)).toHaveLength(2);
    const [{ movements, expectedPaise } = { movements: [], expectedPaise: null }] = shifts;
    expect(expectedPaise).toBe(-10_000n * BigInt(movements.length));
  });

  it('has its refund in the database, which refuses a second row and one without it', async () => {
    await refund(clerk, await makeDeliveredOrder([1]));
    const [shift] = await shiftsOf(clerk);
    const [movement] = shift?.movements ?? [];
    if (!movement) throw new Error('The refund has no row');
    const copy = { ...movement, id: newId() };
    await expect(db.cashMovement.create({ data: copy })).rejects.toThrow('refund_id');
    await expect(db.cashMovement.create({ data: { ...copy, refundId: null } })).rejects.toThrow('refund_has_id');
    await expect(db.cashMovement.create({ data: { ...copy, kind: 'COLLECTION', amountPaise: 1n } })).rejects.toThrow(
      'refund_has_id',
    );
  });
});
