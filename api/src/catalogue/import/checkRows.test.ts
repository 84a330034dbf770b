import { beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../db/countStatements.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { importCsv, NO_STORAGE, SHOP_URL, uploadCsv, verdicts, workOff } from '../../testing/catalogueImports.ts';
import { makeProduct, makeShopper } from '../../testing/fixtures.ts';
import { testEvents } from '../../testing/testEvents.ts';
import { emptyShop, everything } from '../../testing/wholeCatalogue.ts';
import { checkRows } from './checkRows.ts';
import { runRows } from './runRows.ts';
import { startImport } from './startImport.ts';

const HEADER = 'sku,name,brand,unit,price,discount,stock,description,category,sub_category,details';
const MILK = 'MILK-1,Taaza,Amul,500 ml,28.50,10,7,Good milk.,Dairy,Milk,Shelf life: 2 days';

let admin: Viewer;
beforeEach(async () => {
  await emptyShop();
  admin = await makeShopper({ role: 'ADMIN' });
});

const means = () => ({ events: testEvents(), now: new Date() });

describe('a dry run', () => {
  it('says what would be added, changed, left and refused, and changes nothing', async () => {
    await importCsv(admin, `${HEADER}\n${MILK}\nCURD-1,Curd,,200 g,20,0,1,Thick.,Dairy,Curd,\n`);
    const before = await everything();
    const importId = await uploadCsv(
      admin,
      `${HEADER}\n${MILK.replace('28.50', '30').replace('Shelf life: 2 days', '')}
CURD-1,Curd,,200 g,20.00,0,1,Thick.,dairy,CURD,
CHIPS-1,Chips,,50 g,20,0,5,Crisp.,Snacks,Chips,
BAD-1,,,50 g,-1,500,x,,Snacks,Chips,nonsense\n`,
    );
    expect(await workOff(importId)).toMatchObject({
      ...{
        status: 'CHECKED',
        rowCount: 4,
        checkedCount: 4,
        createCount: 1,
        updateCount: 1,
        sameCount: 1,
        refusedCount: 1,
      },
      ...{ newCategories: ['Snacks'], newSubCategories: ['Chips'], doneCount: 0, startedAt: null, finishedAt: null },
    });
    expect(await verdicts(importId)).toEqual([
      {
        outcome: 'UPDATE',
        issues: [],
        changes: [
          { field: 'price', before: '28.50', after: '30' },
          { field: 'details', before: 'Shelf life: 2 days', after: null },
        ],
      },
      { outcome: 'SAME', issues: [], changes: [] },
      { outcome: 'CREATE', issues: [], changes: [] },
      {
        outcome: 'REFUSED',
        issues: [
          { column: 'name', reason: 'A new product needs it' },
          { column: 'price', reason: 'Price must be rupees such as 49 or 49.50' },
          { column: 'discount', reason: 'Discount must be a whole number from 0 to 100' },
          { column: 'stock', reason: 'Stock must be a whole number' },
          { column: 'description', reason: 'A new product needs it' },
          { column: 'details', reason: 'Each line of details must be a name, a colon and a value' },
        ],
        changes: [],
      },
    ]);
    expect(await everything()).toEqual(before);
  });

  it('names what is made once, as it was written first', async () => {
    const rows = ['Snacks|snacks,Chips', 'SNACKS,CHIPS', 'Snacks|Party,Chips|Nuts'];
    const csv = rows.map((cells, at) => `P-${at},Chips,50 g,20,Crisp.,${cells}\n`).join('');
    const importId = await uploadCsv(admin, `sku,name,unit,price,description,category,sub_category\n${csv}`);
    expect(await workOff(importId)).toMatchObject({
      newCategories: ['Snacks', 'Party'],
      newSubCategories: ['Chips', 'Nuts'],
    });
  });

  it('refuses a row without a SKU, one of a deleted product, and a new sub-category that would stand nowhere', async () => {
    await makeProduct({ sku: 'GONE-1', deletedAt: new Date() });
    const importId = await uploadCsv(
      admin,
      'sku,name,unit,price,description,sub_category\n,A,1 kg,1,Good.,\ngone-1,A,1 kg,1,Good.,\nNEW-1,A,1 kg,1,Good.,Nowhere\n',
    );
    await workOff(importId);
    expect((await verdicts(importId)).map(({ issues }) => issues)).toEqual([
      [{ column: 'sku', reason: 'Each row needs a SKU' }],
      [{ column: 'sku', reason: 'The product with this SKU was deleted' }],
      [{ column: 'sub_categories', reason: 'Nowhere is new and needs a category' }],
    ]);
  });

  it('takes as many statements for many rows as for a few', async () => {
    const statementsFor = async (count: number) => {
      const csv = Array.from({ length: count }, (_, at) => `P-${at},A,1 kg,1,Good.,C${at},S${at}`).join('\n');
      const importId = await uploadCsv(admin, `sku,name,unit,price,description,category,sub_category\n${csv}`);
      const check = await countStatements(() => checkRows({ importId, after: 0 }, { publicUrl: SHOP_URL }));
      await startImport(admin, { importId }, means());
      const carryOut = await countStatements(() =>
        runRows({ importId, after: 0 }, { publicUrl: SHOP_URL, storage: NO_STORAGE }),
      );
      await workOff(importId);
      await emptyShop();
      return [check.statements.length, carryOut.statements.length];
    };
    await statementsFor(2); // draws the picture of new categories
    expect(await statementsFor(300)).toEqual(await statementsFor(3));
  });
});
