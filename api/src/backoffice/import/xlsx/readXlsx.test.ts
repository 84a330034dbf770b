import { Readable } from 'node:stream';
import { writeXlsx, type CellValue } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { makeStaff } from '../../../testing/fixtures.ts';
import { importRowsOf, processUntilIdle, uploadCsv } from '../../../testing/importFixtures.ts';
import { makeZip } from '../../../testing/makeZip.ts';
import type { CsvRecord } from '../csv/readCsv.ts';
import { readXlsx } from './readXlsx.ts';

let admin: Viewer;
beforeAll(async () => {
  admin = await makeStaff('CATALOGUE');
});

const workbook = async (rows: CellValue[][], cells?: Map<string, object>) =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        { name: 'Stock', rows, ...(cells && { cells }) },
        { name: 'Other', rows: [['x']] },
      ],
    }),
  );
const read = async (bytes: Buffer): Promise<CsvRecord[]> =>
  Readable.from((await readXlsx({ createReadStream: () => Readable.from([bytes]) })).records).toArray();
const refusal = async (bytes: Buffer) => {
  const before = await db.catalogueImport.count();
  const error: unknown = await uploadCsv(admin, bytes, 'stock.xlsx').catch((failure: unknown) => failure);
  expect(error).toMatchObject({ name: 'InvalidCsvError' });
  expect(await db.catalogueImport.count()).toBe(before);
  return (error as Error).message;
};

/** A ZIP archive of texts; `declared` replaces the sizes of the directory. */
const zip = (parts: Record<string, string | Buffer>, declared: Record<string, number> = {}) =>
  makeZip(
    Object.entries(parts).map(([name, data]) => ({
      ...{ name, data },
      ...(declared[name] !== undefined && { declaredSize: declared[name] }),
    })),
  );

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = {
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns:r="${REL}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
const sheet = (rows: string) => ({
  ...PARTS,
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});
const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a workbook', () => {
  it('is imported like a CSV file: its first sheet, blank rows and cells of every kind included', async () => {
    const rows: CellValue[][] = [
      ['sku', 'name', 'unit', 'price', 'gst', 'published', 'description'],
      ['A-1', 'दूध', '1 L', 28.5, 0.05, true, 'Good.'],
      [],
      ['A-2', 'Curd', new Date(Date.UTC(2026, 4, 10)), 1250, 5, false, "'=cmd"],
      ['A-3', 'Ghee', '1 kg', 0.1 + 0.2, '18%', 'yes'],
    ];
    const cells = new Map([
      ['1,3', { formula: 'SUM(1,2)', formulaResult: 28.5 }],
      ['4,5', { value: '#REF!', type: 'error' }],
    ]);
    const importId = await uploadCsv(admin, await workbook(rows, cells), 'stock.xlsx');
    expect(await processUntilIdle(importId)).toMatchObject({ status: 'CHECKED', fileName: 'stock.xlsx', rowCount: 3 });
    const stored = await importRowsOf(importId);
    expect(stored.map(({ number }) => number)).toEqual([2, 4, 5]);
    expect(stored[0]?.cells).toMatchObject({ name: 'दूध', price: '28.5', gst_percent: '0.05', published: 'yes' });
    expect(stored[1]?.cells).toMatchObject({ unit: '2026-05-10', price: '1250', published: 'no', description: '=cmd' });
    expect(stored[2]?.cells).toMatchObject({ price: '0.3' });
    expect(stored.map(({ outcome }) => outcome)).toEqual(['CREATE', 'REJECTED', 'REJECTED']);
    expect(stored[1]?.issues).toMatchObject([{ column: 'unit' }]);
    expect(stored[2]?.issues).toMatchObject([
      { column: 'published', reason: 'The cell has the spreadsheet error #REF!' },
    ]);
  });

  it('reads 5,000 rows as a stream', async () => {
    const rows = Array.from({ length: 5000 }, (_, at): CellValue[] => [`S-${at}`, `Name ${at}`, at]);
    const records = await read(await workbook([['sku', 'name', 'stock'], ...rows]));
    expect(records).toHaveLength(5001);
    expect(records.at(-1)).toEqual({ number: 5001, cells: ['S-4999', 'Name 4999', '4999'] });
  });

  it('is refused when it is not one, or an old or encrypted one', async () => {
    expect(await refusal(Buffer.from('PK\x03\x04 and nothing else', 'latin1'))).toMatch(/can’t read this file/);
    expect(await refusal(zip({ 'a.txt': 'a letter' }))).toMatch(/can’t read this file/);
    expect(await refusal(zip(sheet('<row r="1"><c r="A1"><v>1</v>')))).toMatch(
      /can’t read this file|is empty|no column/,
    );
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1000000', 'hex'))).toMatch(
      /^We can’t read \.xls files or workbooks with a password/,
    );
  });

  it('is refused when it unpacks to too much, whatever it declares', async () => {
    const bomb = { ...PARTS, 'xl/worksheets/sheet1.xml': Buffer.alloc(4_000_000, ' ') };
    expect(await refusal(zip(bomb, { 'xl/worksheets/sheet1.xml': 400_000_000 }))).toMatch(/larger than 256 MB/);
    expect(await refusal(zip(bomb, { 'xl/worksheets/sheet1.xml': 100 }))).toMatch(/can’t read this file/);
    expect(await refusal(zip(bomb, { 'xl/worksheets/sheet1.xml': 0 }))).toMatch(/can’t read this file/);
  });

  it('is refused with rows that no sheet has', async () => {
    const header = `<row r="1">${text('A1', 'sku')}</row>`;
    const refused = (rows: string) => refusal(zip(sheet(header + rows)));
    expect(await refused(`<row r="99999999">${text('A1', 'A')}</row>`)).not.toBe('');
    expect(await refused(`<row r="2">${text('A2', 'A')}${text('ZZ2', 'B')}</row>`)).toBe(
      'Row 2 has more than 500 cells',
    );
    expect(await refused(`<row r="2">${text('A2', 'x'.repeat(70_000))}</row>`)).toBe('Row 2 has more than 64 kB');
    expect(await refused(`<row r="2">${text('A2', '_x0000_')}</row>`)).toMatch(/NUL character|no rows/);
  });
});
