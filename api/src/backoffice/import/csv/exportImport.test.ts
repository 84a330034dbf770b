import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { exportedCsv, startAndProcess, uploadCsv, processUntilIdle } from '../../../testing/importFixtures.ts';
import { makeProduct, makeStaff, makeSubCategory } from '../../../testing/fixtures.ts';
import { fuzzTexts } from '../../../testing/fuzzTexts.ts';
import { truncateCatalogue, catalogueContents } from '../../../testing/catalogueContents.ts';

let admin: Viewer;
beforeEach(async () => {
  await truncateCatalogue();
  admin = await makeStaff('CATALOGUE');
});

describe('the import of an export', () => {
  it('changes nothing, whatever the catalogue contains', async () => {
    const texts = fuzzTexts(150, 7)
      .map((text) => text.replaceAll('\0', '').toWellFormed())
      .filter((text) => text.trim() !== '');
    const starts = ['', '=cmd|', "'=", '-', ' ', '\t', '"', "'"];
    const subCategories = await Promise.all([makeSubCategory(), makeSubCategory(), makeSubCategory()]);
    for (const [at, { categoryId, subCategoryId }] of subCategories.entries()) {
      await db.category.update({ where: { id: categoryId }, data: { name: `${at}|a\\${texts[at] ?? ''}` } });
      await db.subCategory.update({ where: { id: subCategoryId }, data: { name: ` ${at};b|${texts[at] ?? ''} ` } });
    }
    for (const [at, text] of texts.entries()) {
      const nasty = (starts[at % starts.length] ?? '') + text;
      const fields: Partial<Prisma.ProductCreateInput> = {
        ...{ sku: `-NASTY-${at}`, name: nasty, brand: at % 3 === 0 ? null : nasty, unit: nasty, description: nasty },
        ...{
          mrpPaise: 1 + at * 37,
          discountPercent: at % 101,
          gstPercent: at % 101,
          stock: at % 5,
          isPublished: at % 4 !== 0,
        },
        hsnCode: [null, '0401', '040110', '04011000'][at % 4] ?? null,
        details: at % 2 === 0 ? {} : { [`a:${nasty}`]: nasty, b: '\n\\\r\n' },
        categories: { create: subCategories.slice(at % 3).map(({ categoryId }) => ({ categoryId })) },
        subCategories: { create: subCategories.slice(at % 4).map(({ subCategoryId }) => ({ subCategoryId })) },
      };
      await makeProduct(fields);
    }
    await makeProduct({ deletedAt: new Date() });
    const [before, csv] = [await catalogueContents(), await exportedCsv()];
    expect(csv).not.toMatch(/(^|[\r\n,"])[=@+]cmd/);
    const importId = await uploadCsv(admin, csv);
    expect(await processUntilIdle(importId)).toMatchObject({
      unchangedCount: texts.length,
      checkedCount: texts.length,
      rowCount: texts.length,
    });
    await startAndProcess(admin, importId);
    expect(await catalogueContents()).toEqual(before);
    expect(await exportedCsv()).toBe(csv);
  });
});
