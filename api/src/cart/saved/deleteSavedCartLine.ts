import type { Viewer } from '../../core/viewer.ts';
import { db } from '../../db/client.ts';
import { SavedCartLineNotFoundError } from './savedCartLineErrors.ts';

/** Deletes a line that the viewer has saved for later. @throws SavedCartLineNotFoundError */
export async function deleteSavedCartLine({ userId }: Viewer, savedLineId: string): Promise<void> {
  const { count } = await db.savedCartLine.deleteMany({ where: { id: savedLineId, userId } });
  if (count === 0) throw new SavedCartLineNotFoundError();
}
