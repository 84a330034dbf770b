import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { truncateCatalogue } from '../../testing/catalogueContents.ts';
import { makeParty, setEnforcement } from '../../testing/declarationFixtures.ts';
import { makeProduct, makeStaff, makeSubCategory } from '../../testing/fixtures.ts';
import { sharedPubSub } from '../../testing/graphql/sharedPubSub.ts';
import { exportedCsv, importCsv, importRowsOf, processUntilIdle, uploadCsv } from '../../testing/importFixtures.ts';

import { startUndo, startUndoCheck } from './startImport.ts';

let admin: Viewer;
beforeEach(async () => {
  await truncateCatalogue();
  await db.$executeRaw`TRUNCATE parties CASCADE`;
  await setEnforcement('Warn');
  admin = await makeStaff('CATALOGUE');
});

const parties = { manufacturer: true, packer: true, importer: true } as const;
const productOf = (sku: string) => db.product.findUniqueOrThrow({ where: { sku }, include: parties });
const HEADER = 'sku,name,unit,price,description';

describe('the import of declarations', () => {
  it('adds each party once, shares those of the shop, and reads the country generously', async () => {
    const { name, address } = { name: 'Anand Dairy', address: '5 Milk Road, Anand' };
    const known = await makeParty({ name, address, email: 'care@anand.example' });
    await importCsv(
      admin,
      `${HEADER},Mfg by,Packed by,Country of Origin,Generic Name,fssai,customer_care
A,Milk,1 L,60,Good.,"ANAND DAIRY, 5 Milk Road - Anand",,Made in India,Toned milk,,
B,Curd,1 kg,60,Good.,Anand Dairy,"Fresh Packers, Pune",Bharat,Curd,,
C,Ghee,1 L,60,Good.,,"Fresh Packers; Pune",Asia,Ghee,1001 2021 000071,1800 258 3333`,
    );
    expect(await productOf('A')).toMatchObject({
      manufacturerId: known,
      countryOfOrigin: 'IN',
      genericName: 'Toned milk',
    });
    expect(await productOf('B')).toMatchObject({
      manufacturerId: known,
      packer: { name: 'Fresh Packers', address: 'Pune' },
    });
    const ghee = await productOf('C');
    expect(ghee).toMatchObject({ countryOfOrigin: null, packerId: (await productOf('B')).packerId });
    expect(await db.party.count()).toBe(2);
    expect(await db.auditEntry.count({ where: { action: 'PARTY_CREATE', actorId: admin.userId } })).toBe(1);
  });

  it('gives new products what their category declares', async () => {
    const { categoryId } = await makeSubCategory();
    const manufacturerId = await makeParty();
    const defaults = { name: 'Dairy', countryOfOrigin: 'IN', genericName: 'Milk product', manufacturerId };
    await db.category.update({ where: { id: categoryId }, data: defaults });
    await importCsv(admin, `${HEADER},categories,generic_name\nA,Milk,1 L,60,Good.,Dairy,Toned milk`);
    expect(await productOf('A')).toMatchObject({ countryOfOrigin: 'IN', genericName: 'Toned milk', manufacturerId });
  });

  it('changes nothing when an export is imported', async () => {
    const id = await makeParty({
      name: 'Anand Dairy, Inc.',
      address: '5 Milk Road\nAnand',
      phone: '1800 258',
      fssai: '10012021000071',
    });
    await makeProduct({
      manufacturer: { connect: { id } },
      countryOfOrigin: 'IN',
      netQuantity: '2 x 1 L',
      shelfLife: '2 days',
    });
    const found = await processUntilIdle(await uploadCsv(admin, await exportedCsv()));
    expect(found).toMatchObject({ unchangedCount: 1, rowCount: 1 });
  });

  it('hides what is new and incomplete in a shop that blocks, and refuses to publish the rest', async () => {
    await makeProduct({ sku: 'OLD', isPublished: false });
    await makeProduct({ sku: 'SEEN' });
    await setEnforcement('Block');
    const whole = 'India,Milk,"Anand Dairy, Anand; care@anand.example"';
    const { id } = await importCsv(
      admin,
      `${HEADER},published,country_of_origin,generic_name,manufacturer
NEW,Milk,1 L,60,Good.,yes,India,,
WHOLE,Milk,1 L,60,Good.,yes,${whole}
OLD,Milk,1 L,60,Good.,yes,,,
SEEN,Milk,1 L,61,Good.,yes,,,`,
    );
    const isPublished = async (sku: string) => (await productOf(sku)).isPublished;
    expect([await isPublished('NEW'), await isPublished('WHOLE'), await isPublished('OLD')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await productOf('SEEN')).toMatchObject({ isPublished: true, mrpPaise: 6100 });
    const rows = await importRowsOf(id);
    expect(JSON.stringify(rows)).toContain(
      'It can’t be published. Missing: Manufacturer or packer, consumer care email or phone, country of origin, generic name',
    );
    const [notice] = await db.$queryRaw<
      { notices: unknown }[]
    >`SELECT notices FROM import_rows WHERE import_id = ${id}::uuid AND sku = 'NEW'`;
    expect(JSON.stringify(notice)).toContain('Hidden until it’s complete. Missing: Manufacturer or packer');
  });

  it('does not publish an incomplete product by its undo', async () => {
    await makeProduct({ sku: 'SEEN' });
    const { id } = await importCsv(admin, 'sku,published\nSEEN,no');
    await setEnforcement('Block');
    await startUndoCheck(admin, { importId: id }, { pubSub: sharedPubSub(), now: new Date() });
    await processUntilIdle(id);
    await startUndo(admin, { importId: id }, { pubSub: sharedPubSub(), now: new Date() });
    expect(await processUntilIdle(id)).toMatchObject({ undoRestoreCount: 0, undoKeepCount: 1 });
    expect((await productOf('SEEN')).isPublished).toBe(false);
  });
});
