import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../db/client.ts';
import { Prisma, type AuditAction, type AuditSubject } from '../db/generated/client.ts';
import type { Viewer } from '../graphql/viewer.ts';

/** What each action is about. */
const SUBJECTS: Record<AuditAction, AuditSubject> = {
  CATEGORY_ADD: 'CATEGORY',
  CATEGORY_EDIT: 'CATEGORY',
  CATEGORY_DELETE: 'CATEGORY',
  SUB_CATEGORY_ADD: 'SUB_CATEGORY',
  SUB_CATEGORY_EDIT: 'SUB_CATEGORY',
  SUB_CATEGORY_DELETE: 'SUB_CATEGORY',
  USER_SUSPEND: 'USER',
  USER_REINSTATE: 'USER',
};

/** What an admin has done. Never personal data: an entry can't be erased, a person's account can. */
export interface AuditRecord {
  action: AuditAction;
  subjectId: string;
  /** What it was called at that time; null for people. */
  subjectName: string | null;
  /** Null for what was added. */
  before: Prisma.InputJsonObject | null;
  /** Null for what was deleted. */
  after: Prisma.InputJsonObject | null;
}

/** Writes down what the viewer has changed, in the transaction that changes it. A change that changes nothing is no entry. */
export async function recordAudit(tx: Transaction, viewer: Viewer, record: AuditRecord): Promise<void> {
  const { before, after } = record;
  if (isDeepStrictEqual(before, after)) return;
  await tx.auditEntry.create({
    data: {
      ...record,
      actorId: viewer.userId,
      subjectType: SUBJECTS[record.action],
      before: before ?? Prisma.DbNull,
      after: after ?? Prisma.DbNull,
    },
    select: { id: true },
  });
}
