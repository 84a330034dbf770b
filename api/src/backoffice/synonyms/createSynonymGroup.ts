import { typeid } from 'typeid-js';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { insertAll } from '../../platform/db/insertRows.ts';
import { nameOfGroup } from '../../shop/search/vocabulary/nameOfGroup.ts';
import type { SynonymState } from '../../shop/search/vocabulary/synonymState.ts';
import { lockRelease } from './lockSynonymGroup.ts';
import { MAX_CUSTOM_GROUPS, TooManySynonymGroupsError } from './synonymErrors.ts';

/** The handles of custom groups begin so; those of curated groups do not. */
const HANDLE_PREFIX = 'custom-';

/** Creates a synonym group of the shop's own. @throws TooManySynonymGroupsError */
export async function createSynonymGroup(viewer: Viewer, state: SynonymState): Promise<{ synonymGroupId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const id = typeid().toUUID();
  const handle = `${HANDLE_PREFIX}${encodeId('SynonymGroup', id).replace(/^.*_/, '')}`;
  const name = nameOfGroup(state.terms);
  await db.$transaction(async (tx) => {
    await lockRelease(tx);
    const count = await tx.synonymGroup.count({ where: { handle: { startsWith: HANDLE_PREFIX } } });
    if (count >= MAX_CUSTOM_GROUPS) throw new TooManySynonymGroupsError();
    await insertAll(tx, {
      synonym_groups: [{ handle, group_id: id, name, department: state.department, is_curated: false }],
      synonyms: state.terms.map((term, index) => ({ group_handle: handle, ...term, sort_order: index })),
    });
    await recordAudit(tx, viewer, {
      action: 'SYNONYM_GROUP_CREATE',
      subjectId: id,
      subjectName: name,
      before: null,
      after: { ...state },
    });
  });
  return { synonymGroupId: id };
}
