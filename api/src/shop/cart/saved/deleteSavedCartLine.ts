import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { SavedCartLineNotFoundError } from './savedCartLineErrors.ts';

/** Deletes a line that the viewer has saved for later. @throws SavedCartLineNotFoundError */
export async function deleteSavedCartLine({ userId }: Viewer, savedLineId: string): Promise<void> {
  const { count } = await db.savedCartLine.deleteMany({ where: { id: savedLineId, userId } });
  if (count === 0) throw new SavedCartLineNotFoundError();
}
