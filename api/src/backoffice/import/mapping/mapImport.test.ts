import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { truncateCatalogue } from '../../../testing/catalogueContents.ts';
import { makeStaff, makeSubCategory } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { importRowsOf, processUntilIdle, startAndProcess, uploadCsv } from '../../../testing/importFixtures.ts';

const FILE = [
  'Artikel,Pack,Farbe,MRP,Rate,Description,Group',
  'Taaza,500 ml,white,₹28.50,20,Good.,Milk things',
  'Curd,1 kg,white,"₹1,060",30,Thick.,Milk things|New ones',
  'Taaza,500 ml,blue,30,30,Again.,Milk things',
].join('\n');
const MAP = `mutation ($input: CatalogueImportMapInput!) { catalogueImportMap(input: $input) { __typename
  ... on CatalogueImportMapPayload { catalogueImport { status } } ... on Error { message }
  ... on InvalidInputError { issues { path message } } } }`;
const READ = `query ($id: ID!) { catalogueImport(id: $id) { status unknownColumns newCategories
  headings { position name column samples }
  categoryMapping { categories { name gstPercent category { name } } subCategories { name } } } }`;

let admin: Viewer;
beforeEach(async () => {
  await truncateCatalogue();
  admin = await makeStaff('CATALOGUE');
});

async function ask(query: string, variables: object) {
  const { data, errors } = await executeGraphql(query, { ...variables }, admin);
  expect(errors).toEqual([]);
  return data;
}

const idOf = (importId: string) => encodeId('CatalogueImport', importId);
const read = async (importId: string) => (await ask(READ, { id: idOf(importId) })).catalogueImport;
const map = async (importId: string, input: object) =>
  (await ask(MAP, { input: { importId: idOf(importId), ...input } })).catalogueImportMap;
/** The columns of headings by their positions. */
const columns = (...names: (string | null)[]) =>
  names.flatMap((column, position) => (column ? [{ position, column }] : []));
const CHOSEN = { columns: columns('name', 'unit', null, 'price', null, 'description', 'categories') };

describe('the mapping of an import', () => {
  it('waits for the columns of unknown headings, with a guess and samples', async () => {
    const importId = await uploadCsv(admin, FILE);
    expect(await processUntilIdle(importId)).toMatchObject({ status: 'MAPPING', rowCount: 3 });
    const { headings, unknownColumns } = await read(importId);
    expect(headings).toMatchObject([
      { position: 0, name: 'Artikel', column: null, samples: ['Taaza', 'Curd', 'Taaza'] },
      { name: 'Pack', column: 'unit' },
      { name: 'Farbe', column: null },
      { name: 'MRP', column: 'price', samples: ['₹28.50', '₹1,060', '30'] },
      { name: 'Rate', column: null },
      { name: 'Description', column: 'description' },
      { name: 'Group', column: 'categories' },
    ]);
    expect(unknownColumns).toEqual(['Artikel', 'Farbe', 'Rate']);
  });

  it('gives the rows their columns, and remembers them for the next file of its owner', async () => {
    const importId = await uploadCsv(admin, FILE);
    expect(await map(importId, CHOSEN)).toMatchObject({ catalogueImport: { status: 'CHECKING' } });
    expect(await processUntilIdle(importId)).toMatchObject({ status: 'CHECKED', createCount: 2, rejectedCount: 1 });
    const rows = await importRowsOf(importId);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['CREATE', 'CREATE', 'REJECTED']);
    expect(rows[2]?.issues).toMatchObject([
      { column: 'sku', reason: expect.stringMatching(/^Row 2 has the same SKU/) },
    ]);
    expect(await startAndProcess(admin, importId)).toMatchObject({ status: 'DONE', doneCount: 2 });
    expect(await db.product.findMany({ orderBy: { name: 'asc' }, select: { name: true, mrpPaise: true } })).toEqual([
      { name: 'Curd', mrpPaise: 106_000 },
      { name: 'Taaza', mrpPaise: 2850 },
    ]);
    const next = await uploadCsv(admin, FILE.replace('Taaza,500', 'Taaza,200'));
    expect(await processUntilIdle(next)).toMatchObject({
      ...{ status: 'CHECKED', createCount: 1, updateCount: 1, unchangedCount: 1 },
    });
    admin = await makeStaff('CATALOGUE');
    expect(await processUntilIdle(await uploadCsv(admin, FILE))).toMatchObject({ status: 'MAPPING' });
  });

  it('can be changed after the dry run, which runs again', async () => {
    const importId = await uploadCsv(admin, 'sku,name,unit,price,description\nA,Milk,1 L,60,Good.\nB,Curd,1 L\n');
    expect(await processUntilIdle(importId)).toMatchObject({ status: 'CHECKED', createCount: 1, rejectedCount: 1 });
    await map(importId, { columns: columns('sku', 'unit', 'name', 'price', 'description') });
    expect(await processUntilIdle(importId)).toMatchObject({
      ...{ status: 'CHECKED', checkedCount: 2, createCount: 1, rejectedCount: 1 },
    });
    const [milk, curd] = await importRowsOf(importId);
    expect(milk?.cells).toMatchObject({ name: '1 L', unit: 'Milk' });
    expect(curd?.issues).toEqual([{ column: 'price', reason: 'MRP is missing' }]);
  });

  it('uses categories of the shop for new ones, and gives created ones a GST', async () => {
    const { categoryId } = await makeSubCategory();
    await db.category.update({ where: { id: categoryId }, data: { name: 'Dairy', gstPercent: 5 } });
    const importId = await uploadCsv(admin, FILE);
    await map(importId, CHOSEN);
    await processUntilIdle(importId);
    expect((await read(importId)).newCategories).toEqual(['Milk things', 'New ones']);
    const dairy = { name: 'milk things', categoryId: encodeId('Category', categoryId) };
    await map(importId, { categories: [dairy, { name: 'New ones', gstPercent: 12 }] });
    expect(await processUntilIdle(importId)).toMatchObject({ gstDefaultCount: 2, gstMissingCount: 0 });
    expect(await read(importId)).toMatchObject({
      newCategories: ['New ones'],
      categoryMapping: {
        categories: [
          { name: 'milk things', gstPercent: null, category: { name: 'Dairy' } },
          { name: 'New ones', gstPercent: 12, category: null },
        ],
      },
    });
    await startAndProcess(admin, importId);
    expect(await db.category.findMany({ orderBy: { name: 'asc' }, select: { name: true, gstPercent: true } })).toEqual([
      { name: 'Dairy', gstPercent: 5 },
      { name: 'New ones', gstPercent: 12 },
    ]);
    const next = await uploadCsv(admin, 'sku,name,unit,price,description,category\nX,Ghee,1 kg,9,Good.,Milk Things\n');
    expect(await processUntilIdle(next)).toMatchObject({ newCategories: [], gstDefaultCount: 1 });
    expect((await read(next)).categoryMapping.categories).toMatchObject([{ name: 'Milk Things' }]);
  });

  it.each<[string, object, string]>([
    ['a column twice', { columns: columns('name', 'unit', 'name') }, 'Two headings are mapped to name'],
    ['no product', { columns: columns(null, 'unit') }, 'Map a heading to sku or name'],
    ['another column', { columns: columns('colour') }, 'There is no such column'],
    ['another heading', { columns: [{ position: 9, column: 'sku' }] }, 'Each position is that of one heading'],
    [
      'a deleted category',
      { categories: [{ name: 'x', categoryId: encodeId('Category', '01900000-0000-7000-8000-000000000009') }] },
      'A chosen category no longer exists',
    ],
    ['a tax above 100', { categories: [{ name: 'x', gstPercent: 101 }] }, 'GST must be at most 100'],
  ])('refuses %s, and changes nothing', async (_what, input, message) => {
    const importId = await uploadCsv(admin, FILE);
    expect(await map(importId, input)).toMatchObject({ __typename: 'InvalidInputError', issues: [{ message }] });
    expect((await read(importId)).status).toBe('MAPPING');
    expect(await db.importMapping.count({ where: { userId: admin.userId } })).toBe(0);
  });

  it('refuses an import that has started', async () => {
    const importId = await uploadCsv(admin, 'sku,name,unit,price,description\nA,Milk,1 L,60,Good.\n');
    await processUntilIdle(importId);
    await startAndProcess(admin, importId);
    const refused = await map(importId, { columns: columns('sku') });
    expect(refused.__typename).toBe('CatalogueImportNotReadyError');
  });
});
