import { typeid } from 'typeid-js';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { claimIdempotencyKey } from '../../../platform/db/claimIdempotencyKey.ts';
import { db } from '../../../platform/db/client.ts';
import { CustomerNotFoundError } from '../customerErrors.ts';
import { recordNoteAudit } from './recordNoteAudit.ts';

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
    // The deletion of the account waits for the lock, or is over.
    const [customer] = await tx.$queryRaw<object[]>`
      SELECT FROM users WHERE id = ${userId}::uuid AND status <> 'INACTIVE' FOR KEY SHARE`;
    if (!customer) throw new CustomerNotFoundError();
    await tx.customerNote.create({ data: { id: noteId, userId, authorId: viewer.userId, body }, select: { id: true } });
    await recordNoteAudit(tx, viewer, { action: 'CUSTOMER_NOTE_CREATE', noteId, userId });
    return { noteId };
  });
}
