import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { SynonymGroupNotRestorableError } from './synonymErrors.ts';
import { lockSynonymGroup, type SeenSynonymGroup } from './lockSynonymGroup.ts';
import { writeSynonymGroup } from './writeSynonymGroup.ts';

/**
 * Takes all terms from a group that came with the shop. It stays so with each release until it is restored.
 * @throws SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupNotRestorableError for a group of the shop's own
 */
export async function disableSynonymGroup(viewer: Viewer, seen: SeenSynonymGroup): Promise<{ synonymGroupId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const { synonymGroupId } = seen;
  await db.$transaction(async (tx) => {
    const group = await lockSynonymGroup(tx, seen);
    if (!group.isCurated && group.original === null) throw new SynonymGroupNotRestorableError();
    const state = { department: group.state.department, terms: [] };
    await writeSynonymGroup(tx, viewer, { group, change: { synonymGroupId, state, isDisabled: true } });
  });
  return { synonymGroupId };
}
