import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { enqueueMail } from '../../platform/mail/enqueueMail.ts';
import { grievanceDeadlines } from '../../shop/grievances/grievances.ts';

export class GrievanceNotFoundError extends defineUserError({
  description: 'There is no such complaint.',
  message: 'We can’t find this complaint',
}) {}

export class GrievanceHandledError extends defineUserError({
  description: 'A colleague has acknowledged or resolved the complaint before.',
}) {
  readonly grievanceId: string;

  constructor(grievanceId: string, status: string) {
    super(`This complaint was already ${status.toLowerCase()}`);
    this.grievanceId = grievanceId;
  }
}

interface Step {
  grievanceId: string;
  to: 'ACKNOWLEDGED' | 'RESOLVED';
  /** Is shown and mailed to the shopper. */
  note: string | null;
}

/**
 * Acknowledges a complaint, or resolves it, which acknowledges it too; the person who complained gets a mail.
 * @throws GrievanceNotFoundError, GrievanceHandledError
 */
export async function handleGrievance(viewer: Viewer, { grievanceId: id, to, note }: Step, now: Date) {
  requirePermission(viewer, 'CUSTOMERS');
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM grievances WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const grievance = await tx.grievance.findUnique({ where: { id } });
    if (!grievance) throw new GrievanceNotFoundError();
    const { status, number, email, createdAt, acknowledgedAt } = grievance;
    if (status === 'RESOLVED' || status === to) throw new GrievanceHandledError(id, status);
    await tx.grievance.update({
      where: { id },
      data: {
        status: to,
        note,
        acknowledgedAt: acknowledgedAt ?? now,
        ...(to === 'RESOLVED' ? { resolvedAt: now, dueAt: null } : { dueAt: grievanceDeadlines(createdAt).resolveBy }),
      },
    });
    // A deleted account has no address.
    if (email !== '') await enqueueMail(tx, { kind: `GRIEVANCE_${to}`, recipient: email, grievanceId: id });
    await recordAudit(tx, viewer, {
      action: to === 'RESOLVED' ? 'GRIEVANCE_RESOLVE' : 'GRIEVANCE_ACKNOWLEDGE',
      subjectId: id,
      subjectName: `#${number}`,
      before: { status },
      after: { status: to },
    });
  });
  return { grievanceId: id };
}
