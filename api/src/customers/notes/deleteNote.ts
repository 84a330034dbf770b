import { requirePermission } from '../../core/permissions.ts';
import type { Viewer } from '../../core/viewer.ts';
import { db } from '../../db/client.ts';

/** Deletes a note, also one by another author. Repeating it changes nothing. */
export async function deleteNote(viewer: Viewer, { noteId }: { noteId: string }): Promise<void> {
  requirePermission(viewer, 'CUSTOMERS');
  await db.customerNote.deleteMany({ where: { id: noteId } });
}
