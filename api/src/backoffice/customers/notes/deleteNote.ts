import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { recordNoteAudit } from './recordNoteAudit.ts';

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
