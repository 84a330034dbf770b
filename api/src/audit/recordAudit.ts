import { isDeepStrictEqual } from 'node:util';
import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import type { AuditAction, AuditSubject, Prisma } from '../db/generated/client.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Viewer } from '../graphql/viewer.ts';

/** What each action is about. */
const SUBJECTS: Record<AuditAction, AuditSubject> = {
  CATEGORY_ADD: 'CATEGORY',
  CATEGORY_EDIT: 'CATEGORY',
  CATEGORY_DELETE: 'CATEGORY',
  SUB_CATEGORY_ADD: 'SUB_CATEGORY',
  SUB_CATEGORY_EDIT: 'SUB_CATEGORY',
  SUB_CATEGORY_DELETE: 'SUB_CATEGORY',
  PRODUCT_ADD: 'PRODUCT',
  PRODUCT_EDIT: 'PRODUCT',
  PRODUCT_DELETE: 'PRODUCT',
  PRODUCT_IMPORT: 'PRODUCT',
  CATALOGUE_IMPORT: 'CATALOGUE_IMPORT',
  USER_SUSPEND: 'USER',
  USER_REINSTATE: 'USER',
  USER_ROLE: 'USER',
  ORDER_MOVE: 'ORDER',
  ORDER_PICK: 'ORDER',
  ORDER_REFUND: 'ORDER',
  JOB_RETRY: 'JOB',
  JOB_DISCARD: 'JOB',
  WEBHOOK_ADD: 'WEBHOOK',
  WEBHOOK_EDIT: 'WEBHOOK',
  WEBHOOK_DELETE: 'WEBHOOK',
};

/** What an admin has done. Never personal data: an entry can't be erased, a person's account can. */
export interface AuditRecord {
  action: AuditAction;
  subjectId: string;
  /** What it was called at that time; null for people. */
  subjectName: string | null;
  /** What was changed in one go with others. */
  batchId?: string;
  /** Null for what was added. */
  before: Prisma.InputJsonObject | null;
  /** Null for what was deleted. */
  after: Prisma.InputJsonObject | null;
}

/** Writes down what the viewer has changed, in the transaction that changes it. A change that changes nothing is no entry. */
export async function recordAudit(tx: Transaction, viewer: Viewer, record: AuditRecord): Promise<void> {
  await recordAudits(tx, viewer.userId, [record]);
}

/** The same for several changes, in one statement; the actor is null when the admin is gone by the time of the work. */
export async function recordAudits(
  tx: Transaction,
  actorId: string | null,
  records: readonly AuditRecord[],
): Promise<void> {
  const changes = records.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  if (changes.length === 0) return;
  await insertRows(
    tx,
    'audit_entries',
    changes.map(({ action, subjectId, subjectName, batchId = null, before, after }) => ({
      id: typeid().toUUID(),
      actor_id: actorId,
      action,
      subject_type: SUBJECTS[action],
      subject_id: subjectId,
      subject_name: subjectName,
      batch_id: batchId,
      before,
      after,
    })),
  );
}
