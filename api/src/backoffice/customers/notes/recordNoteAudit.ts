import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Transaction } from '../../../platform/db/client.ts';

interface NoteChange {
  action: 'CUSTOMER_NOTE_CREATE' | 'CUSTOMER_NOTE_UPDATE' | 'CUSTOMER_NOTE_DELETE';
  noteId: string;
  /** Whom the note is about. */
  userId: string;
  /** When the note was changed. */
  editedAt?: Date;
}

/** Records a change of a note about a customer, without its text, which may have personal data. */
export async function recordNoteAudit(tx: Transaction, viewer: Viewer, change: NoteChange): Promise<void> {
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
