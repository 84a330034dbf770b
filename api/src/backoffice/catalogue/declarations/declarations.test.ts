import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@kirana/shared/durations.ts';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { runBulk, undoBulk } from '../../../testing/bulkFixtures.ts';
import { makeParty, setEnforcement } from '../../../testing/declarationFixtures.ts';
import { makeProduct, makeProducts, makeStaff, makeSubCategory } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../../testing/graphql/executeMutation.ts';
import { productFields, productInput } from '../../../testing/productFixtures.ts';
import { createProduct, updateProduct } from '../products/writeProduct.ts';
import { undoBulkUpdate, bulkUpdateProducts } from '../bulk/bulkUpdateProducts.ts';
import { DeclarationsMissingError } from './productDeclarations.ts';

let admin: Viewer;
beforeEach(async () => {
  await setEnforcement('Warn');
  admin = await makeStaff('CATALOGUE');
});

const complete = async () => ({ manufacturerId: await makeParty(), countryOfOrigin: 'IN', genericName: 'Butter' });
const rowOf = (id: string) => db.product.findUniqueOrThrow({ where: { id } });
const publishedCount = (ids: readonly string[]) =>
  db.product.count({ where: { id: { in: [...ids] }, isPublished: true } });

describe('the declarations of a product', () => {
  it('are given, read by shoppers, changed in part and removed', async () => {
    const maker = await makeParty({
      name: 'Anand Dairy',
      address: 'Anand 388001',
      phone: '1800 258',
      fssai: '10012021000071',
    });
    const fields = `declarations { manufacturer { name address email phone fssai } countryOfOrigin genericName netQuantity shelfLife }`;
    const declarations = {
      manufacturerId: encodeId('Party', maker),
      countryOfOrigin: 'in',
      genericName: ' Toned  milk ',
    };
    const created = await executeMutation(admin, {
      name: 'productCreate',
      selection: `... on ProductCreatePayload { product { id version ${fields} } }`,
      input: { ...(await productInput()), declarations: { ...declarations, netQuantity: '', shelfLife: '2 days' } },
    });
    const { id: productId, version } = created.product;
    const expected = {
      manufacturer: {
        name: 'Anand Dairy',
        address: 'Anand 388001',
        email: 'care@maker.example',
        phone: '1800 258',
        fssai: '10012021000071',
      },
      ...{ countryOfOrigin: 'IN', genericName: 'Toned milk', netQuantity: null, shelfLife: '2 days' },
    };
    const { data } = await executeGraphql(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id: productId });
    expect(data.product.declarations).toEqual(expected);
    const updated = await executeMutation(admin, {
      name: 'productUpdate',
      selection: `... on ProductUpdatePayload { product { ${fields} } }`,
      input: { productId, version, declarations: { shelfLife: null, netQuantity: '500 ml' } },
    });
    expect(updated.product.declarations).toEqual({ ...expected, shelfLife: null, netQuantity: '500 ml' });
  });

  it.each([
    ['countryOfOrigin', 'XX', 'Choose a country'],
    ['genericName', 'x'.repeat(101), 'Generic name can have at most 100 characters'],
  ])('refuse an invalid %s', async (field, value, message) => {
    const { issues } = await executeMutation(admin, {
      name: 'productCreate',
      selection: '... on InvalidInputError { issues { path message } }',
      input: { ...(await productInput()), declarations: { [field]: value } },
    });
    expect(issues).toEqual([{ path: `declarations.${field}`, message }]);
  });

  it('come from the first category that has a default', async () => {
    const [first, second] = [(await makeSubCategory()).categoryId, (await makeSubCategory()).categoryId];
    const packerId = await makeParty();
    await db.category.update({ where: { id: first }, data: { countryOfOrigin: 'IN' } });
    await db.category.update({
      where: { id: second },
      data: { countryOfOrigin: 'NZ', genericName: 'Fruit', packerId },
    });
    const fields = await productFields({ categoryIds: [first, second], declarations: { genericName: 'Kiwi' } });
    const { productId } = await createProduct(admin, fields);
    expect(await rowOf(productId)).toMatchObject({ countryOfOrigin: 'IN', genericName: 'Kiwi', packerId });
  });
});

describe('missing declarations', () => {
  const missingOf = async (id: string) => {
    const { data } = await executeGraphql(
      'query ($id: ID!) { adminProduct(id: $id) { missingDeclarations } }',
      { id: encodeId('Product', id) },
      admin,
    );
    return data.adminProduct.missingDeclarations;
  };

  it.each([
    [{}, ['MANUFACTURER', 'CONSUMER_CARE', 'COUNTRY_OF_ORIGIN', 'GENERIC_NAME']],
    [{ countryOfOrigin: 'NZ', genericName: 'Kiwi', maker: {} }, ['IMPORTER']],
    [{ countryOfOrigin: 'IN', genericName: 'Kiwi', maker: { email: null } }, ['CONSUMER_CARE']],
    [{ countryOfOrigin: 'IN', genericName: 'Kiwi', maker: { address: '' } }, ['ADDRESS']],
    [{ countryOfOrigin: 'IN', genericName: 'Kiwi', maker: {} }, []],
  ])(
    'of a product with %j are %j',
    async ({ maker, ...fields }: { maker?: object; countryOfOrigin?: string; genericName?: string }, missing) => {
      const { id } = await makeProduct({
        ...fields,
        ...(maker && { manufacturer: { connect: { id: await makeParty(maker) } } }),
      });
      expect(await missingOf(id)).toEqual(missing);
      const query = `query ($isMissing: Boolean!) { adminProducts(filter: { isMissingDeclarations: $isMissing }, first: 1) { edges { node { id } } } }`;
      const { data } = await executeGraphql(query, { isMissing: missing.length > 0 }, admin);
      expect(data.adminProducts.edges).toEqual([{ node: { id: encodeId('Product', id) } }]);
    },
  );
});

describe('a shop that blocks', () => {
  const now = () => new Date();

  it('publishes only what is complete, and says what is missing', async () => {
    await setEnforcement('Block');
    const create = async (declarations: object, isPublished = true) =>
      createProduct(admin, await productFields({ declarations, isPublished }));
    await expect(create({ genericName: 'Butter' })).rejects.toThrow(
      'Add what is missing before you publish it: manufacturer or packer, consumer care email or phone, country of origin',
    );
    await create(await complete());
    const { productId } = await create({}, false);
    await expect(updateProduct(admin, { productId, isPublished: true })).rejects.toThrow(DeclarationsMissingError);
    await updateProduct(admin, { productId, isPublished: true, ...(await complete()) });
    const { errors, missing } = await updateProduct(admin, { productId, genericName: null }).then(
      () => ({ errors: 0, missing: [] }),
      (error: DeclarationsMissingError) => ({ errors: 1, missing: error.missing }),
    );
    expect({ errors, missing }).toEqual({ errors: 1, missing: ['GENERIC_NAME'] });
  });

  it('begins at its date, and leaves alone what was published before', async () => {
    await setEnforcement('Block', new Date(Date.now() + DAY_MS));
    const { productId } = await createProduct(admin, await productFields());
    await setEnforcement('Block', new Date(Date.now() - DAY_MS));
    await updateProduct(admin, { productId, mrpPaise: 30_000 });
    await updateProduct(admin, { productId, isPublished: false });
    await expect(updateProduct(admin, { productId, isPublished: true })).rejects.toThrow(DeclarationsMissingError);
  });

  it('refuses to publish in bulk and by an undo', async () => {
    const ids = await makeProducts(2);
    const whole = await createProduct(
      admin,
      await productFields({ declarations: await complete(), isPublished: false }),
    );
    const { batchId } = await bulkUpdateProducts(admin, { productIds: ids, isPublished: false });
    await setEnforcement('Block');
    const all = [...ids, whole.productId];
    const reason = 'Missing: manufacturer or packer, consumer care email or phone, country of origin, generic name';
    const result = await bulkUpdateProducts(admin, { productIds: all, isPublished: true });
    expect(result.failures.map(({ message }) => message)).toEqual([reason, reason]);
    expect(result.productIds).toEqual([whole.productId]);
    await undoBulkUpdate(admin, { batchId: batchId ?? '' }, now());
    const change = { kind: 'PUBLISHED', isPublished: true } as const;
    const operation = await runBulk(admin, { selection: { productIds: ids }, change, expectedCount: 2 });
    expect(operation).toMatchObject({ changedCount: 0, refusedCount: 2 });
    expect(await publishedCount(all)).toBe(1);
  });

  it('lets one of two edits through that together would publish an incomplete product', async () => {
    await setEnforcement('Block');
    const fields = await productFields({ declarations: await complete(), isPublished: false });
    const { productId } = await createProduct(admin, fields);
    const edits = [
      updateProduct(admin, { productId, isPublished: true }),
      updateProduct(admin, { productId, genericName: null }),
    ];
    const outcomes = (await Promise.allSettled(edits)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    const { isPublished, genericName } = await rowOf(productId);
    expect(isPublished && genericName === null).toBe(false);
  });
});

describe('a bulk change of declarations', () => {
  it('fills in what a category’s products lack, and is undone', async () => {
    const ids = await makeProducts(3);
    const { categoryId } = await makeSubCategory(ids);
    const [own] = ids;
    await db.product.update({ where: { id: own }, data: { countryOfOrigin: 'NP' } });
    const manufacturerId = await makeParty({ name: 'Anand Dairy' });
    const operation = await runBulk(admin, {
      selection: { search: '', filter: { categoryId } },
      change: {
        kind: 'DECLARATIONS',
        values: { countryOfOrigin: 'IN', genericName: 'Milk', manufacturerId },
        isOnlyMissing: true,
        names: {},
      },
      expectedCount: 3,
    });
    expect(operation.changedCount).toBe(3);
    const countries = async () => Promise.all(ids.map(async (id) => (await rowOf(id)).countryOfOrigin));
    expect(await countries()).toEqual(['NP', 'IN', 'IN']);
    expect(await rowOf(own ?? '')).toMatchObject({ genericName: 'Milk', manufacturerId });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { subjectId: operation.id } });
    expect(entry.subjectName).toBe('Filled in manufacturer Anand Dairy, country of origin India, generic name Milk');
    await undoBulk(admin, operation.id);
    expect(await countries()).toEqual(['NP', null, null]);
  });
});
