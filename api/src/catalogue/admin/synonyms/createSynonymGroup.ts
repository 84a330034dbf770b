import { typeid } from 'typeid-js';
import { recordAudit } from '../../../audit/recordAudit.ts';
import { encodeId } from '../../../core/publicId.ts';
import { requireAdmin, type Viewer } from '../../../core/viewer.ts';
import { db } from '../../../db/client.ts';
import { insertAll } from '../../../db/insertRows.ts';
import { nameOfGroup } from '../../search/nameOfGroup.ts';
import type { SynonymState } from '../../search/synonymState.ts';
import { lockRelease } from './synonymGroupState.ts';
import { TooManySynonymGroupsError } from './synonymErrors.ts';

/** The largest number of groups of a shop beside the curated ones. */
export const MAX_OWN_GROUPS = 2_000;
/** The handles of a shop's own groups begin so; those of curated groups do not. */
const OWN_HANDLE = 'custom-';

/** Creates a synonym group of the shop's own. @throws TooManySynonymGroupsError */
export async function createSynonymGroup(
  viewer: Viewer,
  { department, terms }: SynonymState,
): Promise<{ synonymGroupId: string }> {
  requireAdmin(viewer);
  const id = typeid().toUUID();
  const handle = `${OWN_HANDLE}${encodeId('SynonymGroup', id).replace(/^.*_/, '')}`;
  const name = nameOfGroup(terms);
  const state = { department, terms: terms.map(({ language, term }) => ({ language, term })) };
  await db.$transaction(async (tx) => {
    await lockRelease(tx);
    const count = await tx.synonymGroup.count({ where: { handle: { startsWith: OWN_HANDLE } } });
    if (count >= MAX_OWN_GROUPS) throw new TooManySynonymGroupsError(MAX_OWN_GROUPS);
    await insertAll(tx, {
      synonym_groups: [{ handle, group_id: id, name, department, is_curated: false }],
    });
    await insertAll(tx, {
      synonyms: state.terms.map((term, index) => ({ group_handle: handle, ...term, sort_order: index })),
    });
    await recordAudit(tx, viewer, {
      action: 'SYNONYM_GROUP_CREATE',
      subjectId: id,
      subjectName: name,
      before: null,
      after: state,
    });
  });
  return { synonymGroupId: id };
}
