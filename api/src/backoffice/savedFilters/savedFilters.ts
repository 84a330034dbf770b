import { typeid } from 'typeid-js';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { SavedFilter } from '../../platform/db/generated/client.ts';
import { lockUser } from '../../shop/identity/lockUser.ts';
import type { Permission } from '@kirana/shared/permissions.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';

/** The most saved filters of a user for one list. */
export const MAX_SAVED_FILTERS = 50;

export class TooManySavedFiltersError extends defineUserError({
  description: `The viewer has ${MAX_SAVED_FILTERS} filters of the list already.`,
  message: `You already have ${MAX_SAVED_FILTERS} saved filters. Delete one to add another.`,
}) {}

export class SavedFilterNameTakenError extends defineUserError({
  description: 'Another filter of the list has the name; case does not count.',
  message: 'You already have a filter with this name',
}) {}

export class SavedFilterNotFoundError extends defineUserError({
  description: 'The viewer has no such filter.',
  message: 'This filter no longer exists',
}) {}

/** Who may read one of the lists that have saved filters. */
const SAVED_FILTER_PERMISSIONS = [
  'CATALOGUE',
  'ORDERS',
  'REFUNDS',
  'REPORTS',
  'CUSTOMERS',
] as const satisfies readonly Permission[];

/** A filter as its user names it, with the query of the list's URL, without `?`. */
export type NewSavedFilter = Pick<SavedFilter, 'kind' | 'name' | 'query'>;

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

/** Renames a filter of the viewer. @throws SavedFilterNotFoundError, SavedFilterNameTakenError */
export async function renameFilter(viewer: Viewer, { id, name }: { id: string; name: string }) {
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
