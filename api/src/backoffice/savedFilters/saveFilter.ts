import { typeid } from 'typeid-js';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { SavedFilterKind } from '../../platform/db/generated/client.ts';
import { lockUser } from '../../shop/identity/lockUser.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { MAX_SAVED_FILTERS, TooManySavedFiltersError } from './savedFilterErrors.ts';
import { SAVED_FILTER_PERMISSIONS } from './savedFilterPermissions.ts';

/** A filter as its user names it. */
export interface NewSavedFilter {
  kind: SavedFilterKind;
  name: string;
  /** The query of the list's URL, without `?`. */
  query: string;
}

/** Saves a filter of the viewer. One of the same name, whatever the case, is replaced. @throws TooManySavedFiltersError */
export async function saveFilter(viewer: Viewer, { kind, name, query }: NewSavedFilter): Promise<{ id: string }> {
  requirePermission(viewer, ...SAVED_FILTER_PERMISSIONS);
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await lockUser(tx, userId); // so that concurrent calls can't exceed the limit
    const [saved] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO saved_filters (id, user_id, kind, name, query)
      VALUES (${typeid().toUUID()}::uuid, ${userId}::uuid, ${kind}::saved_filter_kind, ${name}, ${query})
      ON CONFLICT (user_id, kind, lower(name)) DO UPDATE SET name = excluded.name, query = excluded.query
      RETURNING id::text`;
    if ((await tx.savedFilter.count({ where: { userId, kind } })) > MAX_SAVED_FILTERS) {
      throw new TooManySavedFiltersError();
    }
    if (!saved) throw new Error('An upsert returns its row');
    return saved;
  });
}
