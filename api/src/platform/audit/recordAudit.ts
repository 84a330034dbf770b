import { isDeepStrictEqual } from 'node:util';
import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import type { AuditAction, AuditSubject, Prisma } from '../db/generated/client.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Viewer } from '../core/viewer.ts';

/** The kind of subject of each action. */
const SUBJECTS: Record<AuditAction, AuditSubject> = {
  CATEGORY_CREATE: 'CATEGORY',
  CATEGORY_UPDATE: 'CATEGORY',
  CATEGORY_DELETE: 'CATEGORY',
  SUB_CATEGORY_CREATE: 'SUB_CATEGORY',
  SUB_CATEGORY_UPDATE: 'SUB_CATEGORY',
  SUB_CATEGORY_DELETE: 'SUB_CATEGORY',
  PRODUCT_CREATE: 'PRODUCT',
  PRODUCT_UPDATE: 'PRODUCT',
  PRODUCT_DELETE: 'PRODUCT',
  PRODUCT_IMPORT: 'PRODUCT',
  CATALOGUE_IMPORT: 'CATALOGUE_IMPORT',
  PRODUCT_BULK_OPERATION: 'PRODUCT_BULK_OPERATION',
  USER_SUSPEND: 'USER',
  USER_REINSTATE: 'USER',
  USER_CASH_BLOCK: 'USER',
  USER_CASH_UNBLOCK: 'USER',
  CUSTOMER_EXPORT: 'USER',
  STORE_CREDIT_ADJUST: 'USER',
  CUSTOMER_NOTE_CREATE: 'USER',
  CUSTOMER_NOTE_UPDATE: 'USER',
  CUSTOMER_NOTE_DELETE: 'USER',
  USER_ROLE_UPDATE: 'USER',
  USER_TWO_FACTOR_ENABLE: 'USER',
  USER_TWO_FACTOR_DISABLE: 'USER',
  USER_TWO_FACTOR_RESET: 'USER',
  ROLE_DEFINITION_CREATE: 'ROLE_DEFINITION',
  ROLE_DEFINITION_UPDATE: 'ROLE_DEFINITION',
  ROLE_DEFINITION_DELETE: 'ROLE_DEFINITION',
  ORDER_UPDATE_STATE: 'ORDER',
  ORDER_PICK: 'ORDER',
  ORDER_RELEASE_HOLD: 'ORDER',
  ORDER_ASSIGN_RIDER: 'ORDER',
  CASH_SHIFT_CLOSE: 'CASH_SHIFT',
  CASH_SHIFT_SIGN_OFF: 'CASH_SHIFT',
  ORDER_REFUND: 'ORDER',
  REFUND_REQUEST_DECLINE: 'ORDER',
  JOB_RETRY: 'JOB',
  JOB_DISCARD: 'JOB',
  WEBHOOK_ENDPOINT_CREATE: 'WEBHOOK_ENDPOINT',
  WEBHOOK_ENDPOINT_UPDATE: 'WEBHOOK_ENDPOINT',
  WEBHOOK_ENDPOINT_DELETE: 'WEBHOOK_ENDPOINT',
  SEARCH_RULE_CREATE: 'SEARCH_RULE',
  SEARCH_RULE_UPDATE: 'SEARCH_RULE',
  SEARCH_RULE_DELETE: 'SEARCH_RULE',
  SYNONYM_GROUP_CREATE: 'SYNONYM_GROUP',
  SYNONYM_GROUP_UPDATE: 'SYNONYM_GROUP',
  SYNONYM_GROUP_DELETE: 'SYNONYM_GROUP',
  SETTING_UPDATE: 'SETTING',
};

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
    changes.map(({ action, subjectId, subjectName, batchId = null, importId, before, after }) => ({
      id: typeid().toUUID(),
      actor_id: actorId,
      action,
      subject_type: SUBJECTS[action],
      subject_id: subjectId,
      subject_name: subjectName,
      batch_id: importId ?? batchId,
      is_part_of_import: importId !== undefined,
      before,
      after,
    })),
  );
}
