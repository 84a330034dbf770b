import { isDeepStrictEqual } from 'node:util';
import { requireAdmin, type Viewer } from '../../../core/viewer.ts';
import { db } from '../../../db/client.ts';
import type { SynonymState } from '../../search/synonymState.ts';
import { lockSynonymGroup, type SeenSynonymGroup } from './synonymGroupState.ts';
import { writeSynonymGroup } from './writeSynonymGroup.ts';

/** A change of a group: its department and all its terms. */
export interface SynonymGroupUpdate extends SeenSynonymGroup, SynonymState {}

/**
 * Replaces the terms and the department of a synonym group. A curated group is the admin's from then on: releases leave it. An edit
 * without an effect writes nothing. @throws SynonymGroupNotFoundError, SynonymGroupChangedError
 */
export async function updateSynonymGroup(
  viewer: Viewer,
  { department, terms, ...seen }: SynonymGroupUpdate,
): Promise<{ synonymGroupId: string }> {
  requireAdmin(viewer);
  const { synonymGroupId } = seen;
  await db.$transaction(async (tx) => {
    const group = await lockSynonymGroup(tx, seen);
    const state = { department, terms: terms.map(({ language, term }) => ({ language, term })) };
    if (isSame(group.state, state)) return;
    await writeSynonymGroup(tx, viewer, { group, change: { synonymGroupId, state } });
  });
  return { synonymGroupId };
}

/** Whether two states have the same department and the same terms, in any order. */
function isSame(one: SynonymState, other: SynonymState): boolean {
  const sorted = ({ department, terms }: SynonymState) => [
    department,
    ...terms.map(({ language, term }) => `${language} ${term}`).sort(),
  ];
  return isDeepStrictEqual(sorted(one), sorted(other));
}
