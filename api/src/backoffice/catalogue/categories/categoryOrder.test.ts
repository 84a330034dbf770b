import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { addDays } from '../../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makePicture, makeStaff } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../../testing/graphql/executeMutation.ts';
import { standAtNoon } from '../../../testing/standAtNoon.ts';

let admin: Viewer;
let ids: string[];
beforeEach(async () => {
  await db.category.deleteMany();
  admin = await makeStaff('CATALOGUE');
  ids = [];
  for (const name of ['Atta', 'Bread', 'Curd']) ids.push(await makeCategory(name));
});

async function makeCategory(name: string): Promise<string> {
  const { id } = await db.category.create({ data: { name, pictureId: await makePicture() } });
  return encodeId('Category', id);
}

async function list(variables: Record<string, unknown> = {}, viewer?: Viewer) {
  const query = `query ($filter: CategoryFilter, $sort: CategorySort = POSITION, $first: Int, $after: String, $last: Int, $before: String) {
    categories(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount pageInfo { startCursor endCursor } edges { node { name ${viewer ? 'gstPercent startDate endDate' : ''} } } } }`;
  const { data, errors } = await executeGraphql(query, variables, viewer);
  expect(errors).toEqual([]);
  const { edges, totalCount, pageInfo } = data.categories;
  return { names: edges.map(({ node }: { node: { name: string } }) => node.name), edges, totalCount, pageInfo };
}

const reorder = (categoryIds: unknown[], seenCategoryIds: unknown[] = ids) =>
  executeMutation(admin, {
    name: 'categoryReorder',
    selection: '... on CategoryReorderPayload { categoryCount } ... on Error { message }',
    input: { categoryIds, seenCategoryIds },
  });

describe('the order of the categories', () => {
  it('is by age until the owner changes it, and then has new ones at its end', async () => {
    expect((await list()).names).toEqual(['Atta', 'Bread', 'Curd']);
    expect(await reorder([ids[2], ids[0], ids[1]])).toMatchObject({ categoryCount: 3 });
    await makeCategory('Dal');
    for (const viewer of [undefined, admin])
      expect((await list({}, viewer)).names).toEqual(['Curd', 'Atta', 'Bread', 'Dal']);
    expect((await list({ sort: 'OLDEST' })).names).toEqual(['Atta', 'Bread', 'Curd', 'Dal']);
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { action: 'CATEGORY_REORDER', actorId: admin.userId },
    });
    expect(entry).toMatchObject({ subjectType: 'CATEGORY', before: { categories: [{ name: 'Atta' }, {}, {}] } });
  });

  it('has pages in both directions', async () => {
    await reorder([ids[2], ids[0], ids[1]]);
    const first = await list({ first: 2 });
    expect(first).toMatchObject({ names: ['Curd', 'Atta'], totalCount: 3 });
    const next = await list({ first: 2, after: first.pageInfo.endCursor });
    expect(next.names).toEqual(['Bread']);
    expect((await list({ last: 1, before: next.pageInfo.startCursor })).names).toEqual(['Atta']);
  });

  it('is not overwritten by one who saw another order, or other categories', async () => {
    const [atta, bread, curd] = ids;
    await reorder([curd, bread, atta]);
    const refused = { __typename: 'CategoriesChangedError' };
    expect(await reorder([bread, atta, curd])).toMatchObject(refused);
    const seen = [curd, bread, atta];
    for (const order of [[], [curd, bread], [curd, curd, bread], [curd, bread, atta, atta]])
      expect(await reorder(order, seen)).toMatchObject(refused);
    await makeCategory('Dal');
    expect(await reorder([atta, bread, curd], seen)).toMatchObject(refused);
  });

  it('is changed by one of two editors at once', async () => {
    const [atta, bread, curd] = ids;
    const results = await Promise.all([reorder([bread, atta, curd]), reorder([curd, bread, atta])]);
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
      'CategoriesChangedError',
      'CategoryReorderPayload',
    ]);
  });
});

describe('the days of a category', () => {
  const today = '2024-03-11';
  standAtNoon(today);
  const update = (days: object) =>
    executeMutation(admin, {
      name: 'categoryUpdate',
      selection:
        '... on CategoryUpdatePayload { category { startDate endDate } } ... on InvalidInputError { issues { path message } }',
      input: { categoryId: ids[0], name: 'Atta', pictureId: undefined, ...days },
    });

  it.each([
    [{ startDate: addDays(today, 1) }, false],
    [{ endDate: addDays(today, -1) }, false],
    [{ startDate: today, endDate: today }, true],
    [{ startDate: null, endDate: null }, true],
  ])('%j: listed %s', async (days, isListed) => {
    const { pictureId } = await db.category.findFirstOrThrow({ where: { name: 'Atta' } });
    const result = await update({ ...days, pictureId: encodeId('Picture', pictureId) });
    expect(result.category).toMatchObject(days);
    for (const filter of [{ isOnHomePage: true }, { isInFooter: true }, { isListed: true }]) {
      const shown = await list({ filter });
      expect(shown.names.includes('Atta')).toBe(isListed);
      expect(shown.totalCount).toBe(isListed ? 3 : 2);
    }
    expect((await list({ filter: { isListed: false } })).names).toEqual(isListed ? [] : ['Atta']);
    const { data } = await executeGraphql('query ($id: ID!) { category(id: $id) { name } }', { id: ids[0] });
    expect(data.category).toEqual({ name: 'Atta' }); // a link to it still works
  });

  it('are kept when left out, and refused in the wrong order', async () => {
    const { pictureId } = await db.category.findFirstOrThrow({ where: { name: 'Atta' } });
    const picture = { pictureId: encodeId('Picture', pictureId) };
    await update({ ...picture, startDate: '2026-02-02' });
    expect((await update(picture)).category).toEqual({ startDate: '2026-02-02', endDate: null });
    expect((await update({ ...picture, endDate: '2026-02-01' })).issues).toEqual([
      { path: 'endDate', message: 'The last day can’t be before the first one' },
    ]);
  });
});
