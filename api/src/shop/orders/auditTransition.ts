import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { can } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { LockedOrder } from './lockOrder.ts';

/** A transition by staff; `order` has the state before it. */
export interface AuditedTransition {
  order: LockedOrder;
  to: OrderStatus;
}

/** Writes the transition into the audit log where the viewer has the permission `ORDERS`. Those by pickers and riders are in the order's events alone. */
export async function auditTransition(
  tx: Transaction,
  viewer: Viewer,
  { order, to }: AuditedTransition,
): Promise<void> {
  if (!can(viewer, 'ORDERS')) return;
  await recordAudit(tx, viewer, {
    action: 'ORDER_UPDATE_STATE',
    subjectId: order.id,
    subjectName: `#${order.number}`,
    before: { status: order.status },
    after: { status: to },
  });
}
