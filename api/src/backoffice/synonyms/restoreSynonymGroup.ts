import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { SynonymGroupNotRestorableError } from './synonymErrors.ts';
import { lockSynonymGroup, type SeenSynonymGroup } from './lockSynonymGroup.ts';
import { writeSynonymGroup } from './writeSynonymGroup.ts';

/**
 * Brings an edited or disabled group back to what the release has; releases replace it again from then on.
 * @throws SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupNotRestorableError
 */
export async function restoreSynonymGroup(viewer: Viewer, seen: SeenSynonymGroup): Promise<{ synonymGroupId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const { synonymGroupId } = seen;
  await db.$transaction(async (tx) => {
    const group = await lockSynonymGroup(tx, seen);
    if (group.original === null) throw new SynonymGroupNotRestorableError();
    await writeSynonymGroup(tx, viewer, {
      group,
      change: { synonymGroupId, state: group.original, isCurated: true },
    });
  });
  return { synonymGroupId };
}
