import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { saveFilter } from './savedFilters.ts';

const SAVE = `... on SavedFilterSavePayload { savedFilter { id name query } } ... on Error { message }`;

let admin: Viewer;
let clerk: Viewer;
beforeAll(async () => {
  admin = await makeStaff('CATALOGUE', 'ORDERS');
  clerk = await makeStaff('ORDERS');
});

const save = (viewer: Viewer, input: object) =>
  executeMutation(viewer, { name: 'savedFilterSave', selection: SAVE, input: { kind: 'PRODUCTS', query: 'show=low', ...input } }); // prettier-ignore
const remove = (viewer: Viewer, savedFilterId: string) =>
  executeGraphql(
    'mutation ($input: SavedFilterDeleteInput!) { savedFilterDelete(input: $input) { deletedSavedFilterId } }',
    { input: { savedFilterId } },
    viewer,
  );
const list = async (viewer: Viewer, kind: string) => {
  const { data, errors } = await executeGraphql(`{ savedFilters(kind: ${kind}) { id name query } }`, {}, viewer);
  return { filters: data?.savedFilters, codes: errors.map(({ extensions }) => extensions?.code) };
};

describe('saved filters', () => {
  it('are the own ones of a user and a list, replaced by name, and deleted', async () => {
    const { savedFilter } = await save(admin, { name: 'Low stock' });
    await save(admin, { name: 'Dairy', query: 'category=cat_1&sort=NAME' });
    const replaced = await save(admin, { name: 'low stock', query: 'show=out' });
    expect(replaced.savedFilter).toEqual({ id: savedFilter.id, name: 'low stock', query: 'show=out' });
    await save(admin, { kind: 'ORDERS', name: 'Cancelled', query: 'status=CANCELLED' });
    expect((await list(admin, 'PRODUCTS')).filters.map(({ name }: { name: string }) => name)).toEqual([
      'Dairy',
      'low stock',
    ]);
    expect((await list(clerk, 'ORDERS')).filters).toEqual([]);
    await remove(clerk, savedFilter.id); // another user's filter: it stays
    expect((await list(admin, 'PRODUCTS')).filters).toHaveLength(2);
    await remove(admin, savedFilter.id);
    await remove(admin, savedFilter.id);
    expect((await list(admin, 'PRODUCTS')).filters).toHaveLength(1);
  });

  it('are renamed, to a name that no other one of the list has', async () => {
    const viewer = await makeStaff('REPORTS');
    const rename = (who: Viewer, savedFilterId: string, name: string) =>
      executeMutation(who, {
        name: 'savedFilterUpdate',
        selection: '... on SavedFilterUpdatePayload { savedFilter { name query } } ... on Error { message }',
        input: { savedFilterId, name },
      });
    const { savedFilter } = await save(viewer, { kind: 'AUDIT_LOG', name: 'Refunds', query: 'action=refunded' });
    await save(viewer, { kind: 'AUDIT_LOG', name: 'Deleted', query: 'action=deleted' });
    await save(viewer, { kind: 'CUSTOMERS', name: 'Mine', query: 'sort=MOST_SPENT' });
    expect((await rename(viewer, savedFilter.id, 'mine')).savedFilter).toEqual({
      name: 'mine',
      query: 'action=refunded',
    });
    expect((await rename(viewer, savedFilter.id, 'Mine')).__typename).toBe('SavedFilterUpdatePayload');
    expect((await rename(viewer, savedFilter.id, 'DELETED')).__typename).toBe('SavedFilterNameTakenError');
    expect((await rename(viewer, savedFilter.id, ' ')).__typename).toBe('InvalidInputError');
    expect((await rename(admin, savedFilter.id, 'Theirs')).__typename).toBe('SavedFilterNotFoundError');
  });

  it('are for staff alone', async () => {
    const shopper = await makeShopper();
    expect((await list(shopper, 'PRODUCTS')).codes).toEqual(['FORBIDDEN']);
    await expect(saveFilter(shopper, { kind: 'PRODUCTS', name: 'Mine', query: 'a' })).rejects.toThrow(
      'Do not have permission',
    );
  });

  it('are at most fifty, also in concurrent calls', async () => {
    const { userId } = clerk;
    const filters = Array.from({ length: 48 }, (_, at) => ({
      userId,
      kind: 'ORDERS' as const,
      name: `${at}`,
      query: 'a',
    }));
    await db.savedFilter.createMany({ data: filters });
    const saved = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => save(clerk, { kind: 'ORDERS', name, query: 'q=1' })),
    );
    expect(saved.filter(({ __typename }) => __typename === 'TooManySavedFiltersError')).toHaveLength(2);
    expect(await db.savedFilter.count({ where: { userId } })).toBe(50);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'a'.repeat(61) }, /60/],
    [{ query: '' }, 'This filter can’t be saved'],
    [{ query: 'a b' }, 'This filter can’t be saved'],
  ])('refuse %j', async (input, message) => {
    const refused = await save(admin, { name: 'Mine', ...input });
    expect(refused.__typename).toBe('InvalidInputError');
    expect(refused.message).toMatch(message);
  });
});
