import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { importRowsOf, uploadCsv } from '../../testing/importFixtures.ts';
import { makeShopper, makeStaff } from '../../testing/fixtures.ts';
import { unlimitedThrottle } from '../../platform/limits/createThrottle.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { InvalidCsvError } from './importErrors.ts';
import { uploadImport } from './uploadImport.ts';

let admin: Viewer;
beforeAll(async () => {
  admin = await makeStaff('CATALOGUE');
});

/** The import of a file, and its rows without their constant columns. */
async function upload(csv: string | Buffer, filename?: string) {
  const importId = await uploadCsv(admin, csv, filename);
  const rows = await importRowsOf(importId);
  return {
    ...(await db.catalogueImport.findUniqueOrThrow({ where: { id: importId } })),
    rows: rows.map(({ number, sku, cells, outcome, issues }) => ({ number, sku, cells, outcome, issues })),
  };
}

const row = (number: number, cells: Record<string, string>) => ({
  number,
  sku: cells['sku'] ?? '',
  cells,
  outcome: null,
  issues: [],
});

describe('uploadImport', () => {
  it('stores each row with its number and its cells by column', async () => {
    const read = await upload('SKU,Name, Colour ,MRP\nA-1,Milk,white,49\nA-2,"Curd, thick",,30\n');
    expect(read).toMatchObject({
      ...{ actorId: admin.userId, fileName: 'products.csv', status: 'MAPPING', rowCount: 2, checkedCount: 0 },
      ...{ columns: ['sku', 'name', 'price'], unknownColumns: ['Colour'] },
    });
    expect(read.rows).toEqual([
      row(2, { sku: 'A-1', name: 'Milk', price: '49', '2': 'white' }),
      row(3, { sku: 'A-2', name: 'Curd, thick', price: '30' }),
    ]);
  });

  it.each([
    ['a byte order mark', '\ufeffsku,name\r\nA,Milk\r\n'],
    ['semicolons', 'sku;name\nA;Milk\n'],
    ['tabs', 'sku\tname\nA\tMilk\n'],
    ['no new line at its end', 'sku,name\nA,Milk'],
    ['quotes around everything', '"sku","name"\r\n"A","Milk"\r\n'],
    ['its columns the other way round', 'name,sku\nMilk,A\n'],
  ])('reads a file with %s', async (_what, csv) => {
    expect((await upload(csv)).rows).toEqual([row(2, { sku: 'A', name: 'Milk' })]);
  });

  it('reads line breaks, quotes, separators and every letter within a cell', async () => {
    const text = 'Two\r\nlines; "quoted", 50 % दूध 👨‍👩‍👧 \u2028|';
    const { rows } = await upload(`sku,description\nA,"${text.replaceAll('"', '""')}"\n`);
    expect(rows).toEqual([row(2, { sku: 'A', description: text })]);
  });

  it('numbers rows as spreadsheets do and skips blank ones', async () => {
    const { rows, rowCount } = await upload('sku,name\n\nA,"x\ny"\n,\nB,z\n\n');
    expect(rows.map(({ number, sku }) => [number, sku])).toEqual([
      [3, 'A'],
      [5, 'B'],
    ]);
    expect(rowCount).toBe(2);
  });

  it('removes an apostrophe before a formula', async () => {
    const { rows } = await upload("sku,name\nA,'=1+1\nB,''=x\nC,'quoted'\n");
    expect(rows.map(({ cells }) => (cells as { name: string }).name)).toEqual(['=1+1', "'=x", "'quoted'"]);
  });

  it('rejects the second row of a SKU, whatever its case, and names the first one', async () => {
    const { rows, rejectedCount, checkedCount } = await upload('sku,name\na-1,x\nb,y\nA-1,z\na-1,z\n');
    const issues = (sku: string) => [{ column: 'sku', reason: `Row 2 has the same SKU ${sku}` }];
    expect(rows.map(({ outcome, issues }) => [outcome, issues])).toEqual([
      [null, []],
      [null, []],
      ['REJECTED', issues('A-1')],
      ['REJECTED', issues('a-1')],
    ]);
    expect([rejectedCount, checkedCount]).toEqual([2, 2]);
  });

  it('rejects rows with more cells than the header; missing last cells are empty', async () => {
    const { rows } = await upload('sku,name\nA\nB,x,y\nC,x,\n');
    expect(rows.map(({ outcome, issues }) => [outcome, issues])).toEqual([
      [null, []],
      ['REJECTED', [{ column: null, reason: 'The row has more cells than there are headings' }]],
      [null, []],
    ]);
  });

  it('generates the same SKU for the same product each time in a file without SKUs', async () => {
    const one = await upload(
      'name,brand,unit,price\nPure Ghee, Amul ,500 ml,300\nPure Ghee,Amul,1 L,600\nदूध,,1 L,60\n',
    );
    const other = await upload('brand,unit,name\n,1  L,दूध\nAMUL,500 ML,Pure  Ghee\n');
    const [ghee, large, milk] = one.rows.map(({ sku }) => sku);
    expect(other.rows.map(({ sku }) => sku)).toEqual([milk, ghee]);
    expect(ghee).toMatch(/^PURE-GHEE-500-ML-[0-9A-F]{10}$/);
    expect(large).not.toBe(ghee);
    expect(milk).toMatch(/^[0-9A-Z-]{10,60}$/);
  });

  it.each([
    ['C:\\Users\\asha\\new prices.csv', 'new prices.csv'],
    ['../../etc/a\u202e\n.csv', 'a.csv'],
    ['', 'catalogue.csv'],
  ])('names the file %j %j', async (filename, fileName) => {
    expect((await upload('sku\nA\n', filename)).fileName).toBe(fileName);
  });

  it.each<[string, string | Buffer, string, number | null]>([
    ['nothing', '', 'The file is empty', null],
    ['a header alone', 'sku,name\n', 'The file has no rows below its headings', null],
    ['no header', '1,2,3\n', 'We don’t recognise any column headings in the first 20 rows', 1],
    ['no columns that identify products', 'unit,price\n1 L,49\n', 'The file needs a sku or name column', 1],
    [
      'a broken letter',
      Buffer.from('sku,name\nA,Milk\nB,Cr\xe8me\n', 'latin1'),
      'Line 3 is not UTF-8. Save the file as CSV UTF-8.',
      3,
    ],
    [
      'a letter that is cut off',
      Buffer.from('sku\nA\n\xe0\xa4', 'latin1'),
      'Line 3 is not UTF-8. Save the file as CSV UTF-8.',
      3,
    ],
    ['a NUL', 'sku,name\nA,\0\n', 'Line 2 contains a NUL character', 2],
    ['an endless line', `sku,name\nA,${'x'.repeat(1_100_000)}\n`, 'Line 2 is longer than 1 MB', 2],
    ['too many rows', `sku\n${'A\n'.repeat(100_001)}`, 'A file can have at most 1,00,000 rows', null],
  ])('rejects a file with %s and stores nothing', async (...[, csv, message, line]) => {
    const before = await db.catalogueImport.count();
    await expect(upload(csv)).rejects.toMatchObject({ name: 'InvalidCsvError', message, line });
    expect(await db.catalogueImport.count()).toBe(before);
  });

  it('stores nothing of a file that is incomplete or too large', async () => {
    const send = (error: Error) => {
      const file = Promise.resolve({
        filename: 'a.csv',
        createReadStream: () =>
          Readable.from(
            (function* () {
              yield Buffer.from('sku\nA\n');
              throw error;
            })(),
          ),
      });
      return uploadImport(admin, { file }, { throttle: unlimitedThrottle });
    };
    await expect(send(new Error('aborted'))).rejects.toEqual(
      new InvalidCsvError('The upload didn’t finish. Please try again.'),
    );
    await expect(send(Object.assign(new Error('too large'), { status: 413 }))).rejects.toThrow(
      'The file is larger than 50 MB',
    );
  });

  it('is for admins, and rate limited', async () => {
    const shopper = await makeShopper();
    await expect(uploadCsv(shopper, 'sku\nA\n')).rejects.toThrow('Do not have permission');
    const throttle = { ...unlimitedThrottle, consume: () => Promise.reject(new TooManyAttemptsError(1000)) };
    const file = Promise.reject<never>(new Error('it is not waited for'));
    file.catch(() => undefined);
    await expect(uploadImport(admin, { file }, { throttle })).rejects.toBeInstanceOf(TooManyAttemptsError);
  });
});
