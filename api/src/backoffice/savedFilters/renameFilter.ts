import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { lockUser } from '../../shop/identity/lockUser.ts';
import { SavedFilterNameTakenError, SavedFilterNotFoundError } from './savedFilterErrors.ts';
import { SAVED_FILTER_PERMISSIONS } from './savedFilterPermissions.ts';

/** Renames a filter of the viewer. @throws SavedFilterNotFoundError, SavedFilterNameTakenError */
export async function renameFilter(
  viewer: Viewer,
  { id, name }: { id: string; name: string },
): Promise<{ id: string }> {
  requirePermission(viewer, ...SAVED_FILTER_PERMISSIONS);
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await lockUser(tx, userId); // so that no concurrent call takes the name
    const filter = await tx.savedFilter.findUnique({ where: { id, userId }, select: { kind: true } });
    if (filter === null) throw new SavedFilterNotFoundError();
    const [other] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM saved_filters
      WHERE user_id = ${userId}::uuid AND kind = ${filter.kind}::saved_filter_kind AND lower(name) = lower(${name}) AND id <> ${id}::uuid`;
    if (other) throw new SavedFilterNameTakenError();
    await tx.savedFilter.update({ where: { id }, data: { name } });
    return { id };
  });
}
