import { expect, it } from 'vitest';
import { db } from '../../api/src/platform/db/client.ts';
import { makeStaff } from '../../api/src/testing/fixtures.ts';
import { uploadCsv } from '../../api/src/testing/importFixtures.ts';
import { makeZip } from '../../api/src/testing/makeZip.ts';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (targets: Record<string, string>) =>
  `<Relationships>${Object.entries(targets)
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${TYPES}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

it('ends the process of a workbook that takes too much memory, and nothing else', async () => {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `<workbook xmlns:r="${TYPES}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships({
      worksheet: 'worksheets/sheet1.xml',
      sharedStrings: 'sharedStrings.xml',
    }),
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row></sheetData></worksheet>',
    'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(2_000_000)}</sst>`,
  };
  const bytes = makeZip(Object.entries(parts).map(([name, data]) => ({ name, data })));
  await expect(uploadCsv(await makeStaff('CATALOGUE'), bytes, 'stock.xlsx')).rejects.toThrow(/too large to read/);
  expect(await db.catalogueImport.count()).toBe(0);
});
