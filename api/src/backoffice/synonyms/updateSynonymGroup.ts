import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { SynonymState } from '../../shop/search/vocabulary/synonymState.ts';
import { compareTerms } from './compareTerms.ts';
import { lockSynonymGroup, type SeenSynonymGroup } from './lockSynonymGroup.ts';
import { writeSynonymGroup } from './writeSynonymGroup.ts';

/** A change of a group: its department and all its terms. */
export interface SynonymGroupUpdate extends SeenSynonymGroup, SynonymState {}

/**
 * Replaces the terms and the department of a synonym group. A curated group is the admin's from then on: releases leave it. An edit
 * without an effect writes nothing. @throws SynonymGroupNotFoundError, SynonymGroupChangedError
 */
export async function updateSynonymGroup(
  viewer: Viewer,
  { synonymGroupId, version, department, terms }: SynonymGroupUpdate,
): Promise<{ synonymGroupId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  await db.$transaction(async (tx) => {
    const group = await lockSynonymGroup(tx, { synonymGroupId, version });
    const { removed, added } = compareTerms(group.state.terms, terms);
    if (department === group.state.department && removed.length + added.length === 0) return;
    await writeSynonymGroup(tx, viewer, { group, change: { synonymGroupId, state: { department, terms } } });
  });
  return { synonymGroupId };
}
