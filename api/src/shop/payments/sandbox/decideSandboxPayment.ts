import { randomUUID } from 'node:crypto';
import { db } from '../../../platform/db/client.ts';
import type { SandboxPayment } from '../../../platform/db/generated/client.ts';

/** The choices on the payment page of the sandbox. */
export type SandboxDecision = 'approve' | 'decline';

/** Applies the decision to an open session; a later decision changes nothing. Returns the payment, or null when none has this id. */
export async function decideSandboxPayment(
  id: string,
  decision: SandboxDecision,
  now: Date,
): Promise<SandboxPayment | null> {
  await db.sandboxPayment.updateMany({
    where: { id, status: 'OPEN', expiresAt: { gt: now } },
    data:
      decision === 'approve'
        ? { status: 'PAID', paymentId: `sandbox_payment_${randomUUID()}` }
        : { status: 'DECLINED' },
  });
  return db.sandboxPayment.findUnique({ where: { id } });
}
