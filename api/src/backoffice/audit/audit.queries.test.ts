import { beforeAll, describe, expect, it } from 'vitest';
import { createCategory, deleteCategory, updateCategory } from '../catalogue/categories/writeCategory.ts';
import { db } from '../../platform/db/client.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import type { AuditAction, AuditSubject } from '../../platform/db/generated/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makePicture, makeShopper, newId } from '../../testing/fixtures.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readPages } from '../../testing/graphql/readPages.ts';
import { unexpectedErrors } from '../../testing/graphql/unexpectedErrors.ts';
import { recordAudits } from '../../platform/audit/recordAudit.ts';

const ENTRIES = `query ($filter: AuditEntryFilter, $first: Int) { auditEntries(filter: $filter, first: $first) {
  totalCount edges { node {
    id action subjectType subjectId subjectName actor { userId name } createdAt changes { field before after } } } } }`;
const ACTORS = '{ auditActors { userId name } }';

let asha: Viewer;
let ravi: Viewer;
let deletedAdmin: Viewer;
let categoryId: string;
const productId = newId();
const userId = newId();

const entries = async (filter: object | null, viewer: Viewer | null = asha) => {
  const { data, errors } = await executeGraphql(ENTRIES, { filter }, viewer);
  expect(errors).toEqual([]);
  return data.auditEntries.edges.map(({ node }: { node: Record<string, unknown> }) => node);
};
const actions = async (filter: object) => (await entries(filter)).map(({ action }: { action: AuditAction }) => action);

async function write(
  actorId: string,
  action: AuditAction,
  subject: { subjectType: AuditSubject; subjectId: string; subjectName: string | null },
) {
  await db.auditEntry.create({ data: { actorId, action, ...subject, before: { stock: 1 }, after: { stock: 2 } } });
}

beforeAll(async () => {
  asha = await makeShopper({ name: 'Asha', role: 'ADMIN' });
  ravi = await makeShopper({ name: 'ravi', role: 'ADMIN' });
  deletedAdmin = await makeShopper({ name: 'Deleted', role: 'ADMIN', status: 'INACTIVE' });
  await makeShopper({ name: 'Zoya', role: 'ADMIN' });
  const product = { subjectType: 'PRODUCT', subjectId: productId, subjectName: '100% Juice_x' } as const;
  await write(deletedAdmin.userId, 'PRODUCT_UPDATE', product);
  await write(ravi.userId, 'PRODUCT_DELETE', product);
  await write(ravi.userId, 'USER_SUSPEND', { subjectType: 'USER', subjectId: userId, subjectName: null });
  const pictureId = await makePicture();
  ({ categoryId } = await createCategory(asha, { name: 'Dairy', pictureId }));
  await updateCategory(asha, { categoryId, name: 'Milk', pictureId });
  await deleteCategory(asha, { categoryId });
});

describe('the audit log', () => {
  it('has actor, subject, changes and time of what rules have done, the newest first', async () => {
    const [deleted, edited, added, ...earlier] = await entries(null);
    const subject = { subjectType: 'CATEGORY', subjectId: encodeId('Category', categoryId) };
    const common = { ...subject, actor: { name: 'Asha', userId: encodeId('User', asha.userId) } };
    expect(deleted).toMatchObject({ ...common, action: 'CATEGORY_DELETE', subjectName: 'Milk' });
    expect(edited).toMatchObject({
      ...common,
      action: 'CATEGORY_UPDATE',
      changes: [{ field: 'name', before: 'Dairy', after: 'Milk' }],
    });
    expect(added).toMatchObject({
      ...common,
      action: 'CATEGORY_CREATE',
      changes: [
        { field: 'name', before: null, after: 'Dairy' },
        { field: 'isOnHomePage', before: null, after: 'yes' },
        { field: 'isInFooter', before: null, after: 'yes' },
        { field: 'picture', before: null, after: 'a picture' },
      ],
    });
    expect(earlier).toHaveLength(3);
  });

  it('names neither a deleted actor nor a user as subject', async () => {
    expect(await entries({ actions: ['PRODUCT_UPDATE'] })).toMatchObject([{ actor: null }]);
    expect(await entries({ actions: ['USER_SUSPEND'] })).toMatchObject([
      { subjectName: null, subjectId: encodeId('User', userId) },
    ]);
  });

  it.each([
    ['kinds', () => ({ actions: ['USER_SUSPEND', 'CATEGORY_CREATE'] }), ['CATEGORY_CREATE', 'USER_SUSPEND']],
    ['no kind', () => ({ actions: [] }), []],
    ['the kind of subject', () => ({ subjectType: 'USER' }), ['USER_SUSPEND']],
    ['a subject', () => ({ subjectId: encodeId('Product', productId) }), ['PRODUCT_DELETE', 'PRODUCT_UPDATE']],
    ['a subject that the log does not cover', () => ({ subjectId: encodeId('Order', productId) }), []],
    ['a subject of another kind', () => ({ subjectType: 'USER', subjectId: encodeId('Product', productId) }), []],
    ['a part of its name', () => ({ subjectName: ' juice' }), ['PRODUCT_DELETE', 'PRODUCT_UPDATE']],
    ['special characters of its name', () => ({ subjectName: '0% J' }), ['PRODUCT_DELETE', 'PRODUCT_UPDATE']],
    ['a percent sign, which is no wildcard', () => ({ subjectName: '1%J' }), []],
    ['an underscore, which is no wildcard', () => ({ subjectName: '_' }), ['PRODUCT_DELETE', 'PRODUCT_UPDATE']],
    ['characters that PostgreSQL can not store', () => ({ subjectName: '\0\ud83d' }), []],
    ['a backslash', () => ({ subjectName: '\\' }), []],
    ['the actor', () => ({ actorId: encodeId('User', ravi.userId) }), ['USER_SUSPEND', 'PRODUCT_DELETE']],
    [
      'all of it at once',
      () => ({ actorId: encodeId('User', ravi.userId), subjectType: 'PRODUCT', subjectName: 'x' }),
      ['PRODUCT_DELETE'],
    ],
  ])('can be filtered by %s', async (_what, filter, expected) => {
    expect(await actions(filter())).toEqual(expected);
  });

  it('can be filtered by a time range with an exclusive end', async () => {
    const all = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    const [from, until] = [all[1]?.createdAt, all[4]?.createdAt];
    const within = all.filter(({ createdAt }) => from && until && createdAt >= from && createdAt < until);
    expect(await actions({ from, until })).toEqual(within.reverse().map(({ action }) => action));
    expect(await actions({ until: '1969-01-01T00:00:00Z' })).toEqual([]);
    expect(await actions({ from: '9999-12-31T23:59:59Z' })).toEqual([]);
    expect(await actions({ from: '2000-01-01T00:00:00Z', until: '9999-12-31T23:59:59Z' })).toHaveLength(6);
  });

  it('can be paged in both directions', async () => {
    const query = `query (${PAGE_VARIABLES}) { auditEntries(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`;
    const list = { query, path: ['auditEntries'], viewer: asha };
    const whole = (await entries(null)).map(({ id }: { id: string }) => id);
    expect(await readPages(list, { size: 2 })).toEqual(whole);
    expect(await readPages(list, { size: 2, backward: true })).toEqual(whole);
  });

  it('needs one statement for a page, and another one to count it', async () => {
    const { statements } = await countStatements(() => executeGraphql(ENTRIES, { first: 3 }, asha));
    expect(statements).toHaveLength(2);
  });

  it.each([
    ['a malformed id', { subjectId: 'garbage' }],
    ['an id of another type', { actorId: encodeId('Product', productId) }],
    ['a name without end', { subjectName: 'x'.repeat(201) }],
  ])('refuses %s', async (_what, filter) => {
    const { errors } = await executeGraphql(ENTRIES, { filter }, asha);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('lists its actors except deleted accounts, by name', async () => {
    const { data } = await executeGraphql(ACTORS, {}, asha);
    expect(data.auditActors).toEqual([
      { userId: encodeId('User', asha.userId), name: 'Asha' },
      { userId: encodeId('User', ravi.userId), name: 'ravi' },
    ]);
  });

  it('can leave out what imports changed, or show the changes of one', async () => {
    const importId = newId();
    const subject = { subjectId: importId, subjectName: 'products.csv', before: null, after: {} };
    const product = { subjectId: newId(), subjectName: 'Tea', before: null, after: {} };
    await db.$transaction((tx) =>
      recordAudits(tx, asha.userId, [
        { action: 'PRODUCT_IMPORT', ...product, importId },
        { action: 'CATALOGUE_IMPORT', ...subject, batchId: importId },
      ]),
    );
    expect((await actions({ isPartOfImport: false })).slice(0, 2)).toEqual(['CATALOGUE_IMPORT', 'CATEGORY_DELETE']);
    expect(await actions({ isPartOfImport: true })).toEqual(['PRODUCT_IMPORT']);
    const parts = await actions({ importId: encodeId('CatalogueImport', importId) });
    expect(parts).toEqual(['CATALOGUE_IMPORT', 'PRODUCT_IMPORT']);
  });

  it.each([ENTRIES, ACTORS])('is readable only by admins: %s', async (query) => {
    const shopper = await makeShopper();
    expect((await executeGraphql(query)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await executeGraphql(query, {}, shopper)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(unexpectedErrors).toEqual([]);
  });
});
