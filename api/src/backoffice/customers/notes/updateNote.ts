import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { CustomerNoteNotFoundError } from '../customerErrors.ts';
import { recordNoteAudit } from './recordNoteAudit.ts';

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
