import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { SynonymGroupCuratedError } from './synonymErrors.ts';
import { lockSynonymGroup, type SeenSynonymGroup } from './lockSynonymGroup.ts';

/**
 * Deletes a synonym group of the shop's own.
 * @throws SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupCuratedError
 */
export async function deleteSynonymGroup(viewer: Viewer, seen: SeenSynonymGroup): Promise<{ synonymGroupId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const { synonymGroupId } = seen;
  await db.$transaction(async (tx) => {
    const { isCurated, original, name, state } = await lockSynonymGroup(tx, seen);
    if (isCurated || original !== null) throw new SynonymGroupCuratedError();
    await tx.synonymGroup.delete({ where: { id: synonymGroupId }, select: { handle: true } });
    await recordAudit(tx, viewer, {
      action: 'SYNONYM_GROUP_DELETE',
      subjectId: synonymGroupId,
      subjectName: name,
      before: { ...state },
      after: null,
    });
  });
  return { synonymGroupId };
}
