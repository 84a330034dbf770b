import { typeid } from 'typeid-js';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { claimIdempotencyKey } from '../../platform/db/claimIdempotencyKey.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { lockCustomer } from '../../shop/identity/lockCustomer.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { encodeId } from '../../platform/core/publicId.ts';

export class CustomerNoteNotFoundError extends defineUserError({
  description: 'There is no such note, or another person wrote it.',
  message: 'This note no longer exists, or someone else wrote it.',
}) {}

/**
 * Adds a note about a customer. A repeated call with the same key returns the same note.
 * @throws CustomerNotFoundError, IdempotencyKeyReusedError
 */
export async function createNote(
  viewer: Viewer,
  { userId, body, idempotencyKey: key }: { userId: string; body: string; idempotencyKey: string },
): Promise<{ noteId: string }> {
  requirePermission(viewer, 'CUSTOMERS');
  return db.$transaction(async (tx) => {
    const noteId = typeid().toUUID();
    const request = JSON.stringify([userId, body]);
    const write = { userId: viewer.userId, operation: 'customerNoteCreate', key, request, resultId: noteId };
    const earlierId = await claimIdempotencyKey(tx, write);
    if (earlierId !== null) return { noteId: earlierId };
    await lockCustomer(tx, userId, 'KEY SHARE');
    await tx.customerNote.create({ data: { id: noteId, userId, authorId: viewer.userId, body }, select: { id: true } });
    await recordNoteAudit(tx, viewer, { action: 'CUSTOMER_NOTE_CREATE', noteId, userId });
    return { noteId };
  });
}

/** Changes a note that the viewer wrote. @throws CustomerNoteNotFoundError */
export async function updateNote(viewer: Viewer, { noteId, body }: { noteId: string; body: string }): Promise<void> {
  requirePermission(viewer, 'CUSTOMERS');
  await db.$transaction(async (tx) => {
    const own = { id: noteId, authorId: viewer.userId };
    const editedAt = new Date();
    const [changed] = await tx.customerNote.updateManyAndReturn({
      where: { ...own, body: { not: body } },
      data: { body, editedAt },
      select: { userId: true },
    });
    if (changed)
      return recordNoteAudit(tx, viewer, { action: 'CUSTOMER_NOTE_UPDATE', noteId, userId: changed.userId, editedAt });
    if ((await tx.customerNote.count({ where: own })) === 0) throw new CustomerNoteNotFoundError();
  });
}

/** Deletes a note, also one by another author. Repeating it changes nothing. */
export async function deleteNote(viewer: Viewer, { noteId }: { noteId: string }): Promise<void> {
  requirePermission(viewer, 'CUSTOMERS');
  await db.$transaction(async (tx) => {
    const where = { id: noteId };
    const note = await tx.customerNote.findUnique({ where, select: { userId: true } });
    const { count } = await tx.customerNote.deleteMany({ where });
    if (note && count > 0) await recordNoteAudit(tx, viewer, { action: 'CUSTOMER_NOTE_DELETE', noteId, ...note });
  });
}

interface NoteChange {
  action: 'CUSTOMER_NOTE_CREATE' | 'CUSTOMER_NOTE_UPDATE' | 'CUSTOMER_NOTE_DELETE';
  noteId: string;
  /** Whom the note is about. */
  userId: string;
  editedAt?: Date;
}

/** Records a change of a note about a customer, without its text, which may have personal data. */
async function recordNoteAudit(tx: Transaction, viewer: Viewer, change: NoteChange): Promise<void> {
  const { action, noteId, userId, editedAt } = change;
  const note = encodeId('CustomerNote', noteId);
  await recordAudit(tx, viewer, {
    action,
    subjectId: userId,
    subjectName: null,
    before: action === 'CUSTOMER_NOTE_CREATE' ? null : { note },
    after: action === 'CUSTOMER_NOTE_DELETE' ? null : { note, ...(editedAt && { editedAt: editedAt.toISOString() }) },
  });
}
