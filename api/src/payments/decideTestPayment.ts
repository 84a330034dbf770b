import { randomUUID } from 'node:crypto';
import { db } from '../db/client.ts';
import type { TestPayment } from '../db/generated/client.ts';

/** What can be played on the page of a test payment. */
export type TestDecision = 'approve' | 'decline';

/** Plays what the shopper decides, once: whoever comes later gets what was decided. Null where there is no such page. */
export async function decideTestPayment(id: string, decision: TestDecision, now: Date): Promise<TestPayment | null> {
  await db.testPayment.updateMany({
    where: { id, status: 'OPEN', expiresAt: { gt: now } },
    data:
      decision === 'approve' ? { status: 'PAID', paymentId: `test_payment_${randomUUID()}` } : { status: 'DECLINED' },
  });
  return db.testPayment.findUnique({ where: { id } });
}
