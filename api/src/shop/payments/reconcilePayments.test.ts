import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeCustomer, makeProduct, newId } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { decideOrderPayment } from '../../testing/sandboxPaymentFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const MINUTE_MS = 60_000;

describe('the reconciler', () => {
  it('queues every pending refund in turn when there are more than a batch', async () => {
    const { viewer, addressId } = await makeCustomer([(await makeProduct()).id]);
    const request = { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod: 'ONLINE' } as const;
    const { orderId } = await placeOrderFixture(viewer, request);
    await decideOrderPayment(orderId, 'approve');
    const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    const createdAt = new Date(Date.now() - 2 * MINUTE_MS);
    const refund = { paymentId, amountPaise: 1, reason: 'RETURNED', createdAt } as const;
    await db.refund.createMany({ data: Array.from({ length: 450 }, () => refund) });
    const queued = async (minutes: number) => {
      await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
      await reconcilePayments({ ...paymentServices(), now: new Date(Date.now() + minutes * MINUTE_MS) });
      const jobs = await db.$queryRaw<{ key: string }[]>`SELECT key FROM graphile_worker.jobs`;
      return jobs.map(({ key }) => key);
    };
    const runs = [await queued(0), await queued(1), await queued(2)];
    expect(runs.map((keys) => keys.length)).toEqual([200, 200, 200]);
    expect(new Set(runs.flat()).size).toBe(450);
  });
});
