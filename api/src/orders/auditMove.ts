import { recordAudit } from '../audit/recordAudit.ts';
import type { Transaction } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import type { LockedOrder } from './lockOrder.ts';

/** Where an admin has moved an order from where the transaction found it. */
export interface AuditedMove {
  order: LockedOrder;
  to: OrderStatus;
  note?: string | null;
}

/** Writes an admin's move into the audit log; what pickers and riders do is in the order's own history. */
export async function auditMove(
  tx: Transaction,
  viewer: Viewer,
  { order, to, note = null }: AuditedMove,
): Promise<void> {
  if (viewer.role !== 'ADMIN') return;
  await recordAudit(tx, viewer, {
    action: 'ORDER_MOVE',
    subjectId: order.id,
    subjectName: `#${order.number}`,
    before: { status: order.status },
    after: { status: to, ...(note !== null && { note }) },
  });
}
