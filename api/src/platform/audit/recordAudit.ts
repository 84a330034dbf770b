import { isDeepStrictEqual } from 'node:util';
import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import { AuditSubject, type AuditAction, type Prisma } from '../db/generated/client.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Viewer } from '../core/viewer.ts';

/** An action whose name begins with the kind of its subject. */
type SelfExplaining = Extract<AuditAction, AuditSubject | `${AuditSubject}_${string}`>;

/** The kinds of subject of the other actions. */
const OTHER_SUBJECTS: Partial<Record<AuditAction, AuditSubject>> = {
  CUSTOMER_EXPORT: 'USER',
  STORE_CREDIT_ADJUST: 'USER',
  CUSTOMER_NOTE_CREATE: 'USER',
  CUSTOMER_NOTE_UPDATE: 'USER',
  CUSTOMER_NOTE_DELETE: 'USER',
  REFUND_REQUEST_DECLINE: 'ORDER',
  DEMO_REMOVE: 'USER',
  STAFF_INVITATION_CREATE: 'ROLE_DEFINITION',
  STAFF_INVITATION_DELETE: 'ROLE_DEFINITION',
} satisfies Record<Exclude<AuditAction, SelfExplaining>, AuditSubject>;

/** The longest kind first: `PRODUCT_BULK_OPERATION` is no `PRODUCT`. */
const SUBJECTS = Object.values(AuditSubject).sort((one, other) => other.length - one.length);

function subjectOf(action: AuditAction): AuditSubject {
  const subject = OTHER_SUBJECTS[action] ?? SUBJECTS.find((each) => action.startsWith(each));
  if (!subject) throw new Error(`${action} has no subject`);
  return subject;
}

/**
 * A change by an admin. It has no personal data, neither names nor free text: an account can be erased, an entry can't. A person is named
 * by the id of the account.
 */
export interface AuditRecord {
  action: AuditAction;
  subjectId: string;
  /** The name of the subject at that time; null for users and cash shifts. */
  subjectName: string | null;
  /** The bulk update or bulk operation that the change belongs to, or the import that it is about. */
  batchId?: string;
  /** The import that the change is part of; it has an entry of its own. */
  importId?: string;
  /** Null for a created subject. */
  before: Prisma.InputJsonObject | null;
  /** Null for a deleted subject. */
  after: Prisma.InputJsonObject | null;
}

/** Records a change by the viewer in the transaction that makes it. A change without a difference is not recorded. */
export async function recordAudit(tx: Transaction, viewer: Viewer, record: AuditRecord): Promise<void> {
  await recordAudits(tx, viewer.userId, [record]);
}

/** Records several changes in one statement; the actor is null when the account was deleted before the change was made. */
export async function recordAudits(tx: Transaction, actorId: string | null, records: readonly AuditRecord[]) {
  const changes = records.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  if (changes.length === 0) return;
  await insertRows(
    tx,
    'audit_entries',
    changes.map(({ action, subjectId, subjectName, batchId = null, importId, before, after }) => ({
      id: typeid().toUUID(),
      actor_id: actorId,
      action,
      subject_type: subjectOf(action),
      subject_id: subjectId,
      subject_name: subjectName,
      batch_id: importId ?? batchId,
      is_part_of_import: importId !== undefined,
      before,
      after,
    })),
  );
}
