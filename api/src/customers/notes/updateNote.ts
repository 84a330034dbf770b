import { requirePermission } from '../../core/permissions.ts';
import type { Viewer } from '../../core/viewer.ts';
import { db } from '../../db/client.ts';
import { CustomerNoteNotFoundError } from '../customerErrors.ts';

/** Changes a note that the viewer wrote. @throws CustomerNoteNotFoundError */
export async function updateNote(viewer: Viewer, { noteId, body }: { noteId: string; body: string }): Promise<void> {
  requirePermission(viewer, 'CUSTOMERS');
  const own = { id: noteId, authorId: viewer.userId };
  const { count } = await db.customerNote.updateMany({
    where: { ...own, body: { not: body } },
    data: { body, editedAt: new Date() },
  });
  if (count === 0 && (await db.customerNote.count({ where: own })) === 0) throw new CustomerNoteNotFoundError();
}
