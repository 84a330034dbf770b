import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { executeMutation, sendMutation } from '../../../testing/graphql/executeMutation.ts';
import { makeStaff, newId } from '../../../testing/fixtures.ts';
import { fuzzTexts } from '../../../testing/fuzzTexts.ts';
import { productInput } from '../../../testing/productFixtures.ts';
import { unexpectedErrors } from '../../../testing/graphql/unexpectedErrors.ts';

const selection = `... on ProductCreatePayload { product { id sku name brand unit description mrp discountPercent gstPercent hsnCode price stock
    lowStockThreshold maxPerOrder availableForSale isPublished isWithdrawn version categories { id } subCategories { id } pictures { id } details { name value } } }
  ... on InvalidInputError { issues { path message } }`;

let admin: Viewer;
let input: Record<string, unknown>;
beforeEach(async () => {
  admin = await makeStaff('CATALOGUE');
  input = await productInput();
});

const asked = (fields: object) => ({ name: 'productCreate', selection, input: { ...input, ...fields } });
const ask = (fields: object = {}) => executeMutation(admin, asked(fields));
const add = async (fields: object = {}) => (await ask(fields)).product;

describe('productCreate', () => {
  it('returns the whole product, with links and pictures in their order', async () => {
    const { categoryIds, subCategoryIds, pictureIds, ...fields } = input;
    const withId = (ids: unknown) => (ids as string[]).map((id) => ({ id }));
    expect(await ask({ sku: ' butter-500 ', gstPercent: 5, hsnCode: ' 04051000 ', maxPerOrder: 6 })).toEqual({
      __typename: 'ProductCreatePayload',
      product: {
        ...fields,
        id: expect.stringMatching(/^prod_/) as unknown,
        sku: 'BUTTER-500',
        price: 26_400,
        lowStockThreshold: 5,
        gstPercent: 5,
        hsnCode: '04051000',
        maxPerOrder: 6,
        availableForSale: true,
        isPublished: true,
        isWithdrawn: false,
        version: 1,
        categories: withId(categoryIds),
        subCategories: withId(subCategoryIds),
        pictures: withId(pictureIds),
      },
    });
  });

  it('uses defaults for fields that are left out', async () => {
    const product = await add({ brand: ' ', availableForSale: null, lowStockThreshold: null, sku: null, hsnCode: ' ' });
    expect(product).toMatchObject({
      brand: null,
      availableForSale: true,
      lowStockThreshold: 5,
      gstPercent: 0,
      hsnCode: null,
      maxPerOrder: null,
    });
    expect(product.sku).toMatch(/^KR-/);
  });

  it.each([{ availableForSale: false }, { isPublished: false }, { availableForSale: false, isPublished: false }])(
    'hides the product with %j',
    async (given) => {
      const hidden = { availableForSale: false, isPublished: false, isWithdrawn: true };
      expect(await add(given)).toMatchObject(hidden);
    },
  );

  it('refuses a contradiction between availableForSale and its former name', async () => {
    const { issues } = await ask({ availableForSale: true, isPublished: false });
    expect(issues).toEqual([
      { path: 'availableForSale', message: 'availableForSale and isPublished contradict each other' },
    ]);
  });

  it('normalises pasted text', async () => {
    const product = await add({ name: ' Cre\u0300me \n  brûlée ', description: ' One.\r\n\r\nTwo.  ' });
    expect(product).toMatchObject({ name: 'Cr\u00e8me brûlée', description: 'One.\n\nTwo.' });
  });

  it('drops invisible characters, but not the joiners of Indic words and emoji', async () => {
    const sku = `curd-${newId()}`;
    const product = await add({
      name: 'Ched\u00addar\u200b 👨\u200d👩\u200d👧',
      brand: '\ufeffAmul\u2060\u200e',
      unit: '\u202a500 g\u202c',
      sku: `\u200b${sku}\u200d`,
      hsnCode: '\u200e0403\u200f',
      description: 'Fresh\u200b.\u200d\nDaily.',
      details: [{ name: 'Di\u00adet', value: 'शुद्ध\u200b शाकाहारी क्\u200dष' }],
    });
    expect(product).toMatchObject({
      ...{ name: 'Cheddar 👨\u200d👩\u200d👧', brand: 'Amul', unit: '500 g', sku: sku.toUpperCase(), hsnCode: '0403' },
      ...{ description: 'Fresh.\nDaily.', details: [{ name: 'Diet', value: 'शुद्ध शाकाहारी क्\u200dष' }] },
    });
    expect(await add({ brand: '\u200b\u00ad' })).toMatchObject({ brand: null });
  });

  it('accepts the limits', async () => {
    const product = await add({
      name: 'x'.repeat(200),
      mrp: 100_000_000,
      discountPercent: 100,
      gstPercent: 100,
      stock: 100_000,
      lowStockThreshold: 100_000,
      description: 'x'.repeat(5000),
      details: Array.from({ length: 30 }, (_none, number) => ({ name: `Fact ${number}`, value: 'x'.repeat(500) })),
    });
    expect(product).toMatchObject({ price: 0, mrp: 100_000_000, stock: 100_000 });
    expect(product.details).toHaveLength(30);
    expect(await add({ mrp: 1, discountPercent: 0, stock: 0, lowStockThreshold: 0 })).toMatchObject({ price: 1 });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: '\u200b\u2060' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(201) }, 'name', 'Name can have at most 200 characters'],
    [{ name: 'a\0b' }, 'name', 'Name must be plain text'],
    [{ name: 'a\ud800' }, 'name', 'Name must be plain text'],
    [{ brand: 'x'.repeat(101) }, 'brand', 'Brand can have at most 100 characters'],
    [{ unit: '' }, 'unit', 'Unit is required'],
    [{ unit: 'x'.repeat(61) }, 'unit', 'Unit can have at most 60 characters'],
    [{ description: '\n' }, 'description', 'Description is required'],
    [{ description: 'x'.repeat(5001) }, 'description', 'Description can have at most 5000 characters'],
    [{ mrp: 0 }, 'mrp', 'Price must be above 0'],
    [{ mrp: 100_000_001 }, 'mrp', 'Price must be at most ₹10,00,000'],
    [{ discountPercent: -1 }, 'discountPercent', 'Discount must be a whole number from 0 to 100'],
    [{ discountPercent: 101 }, 'discountPercent', 'Discount must be a whole number from 0 to 100'],
    [{ gstPercent: -1 }, 'gstPercent', 'GST must be a whole number from 0 to 100'],
    [{ gstPercent: 101 }, 'gstPercent', 'GST must be a whole number from 0 to 100'],
    [{ hsnCode: '123' }, 'hsnCode', 'An HSN code has 4, 6 or 8 digits'],
    [{ hsnCode: '12345' }, 'hsnCode', 'An HSN code has 4, 6 or 8 digits'],
    [{ hsnCode: '040510OO' }, 'hsnCode', 'An HSN code has 4, 6 or 8 digits'],
    [{ hsnCode: '१२३४' }, 'hsnCode', 'An HSN code has 4, 6 or 8 digits'],
    [{ stock: -1 }, 'stock', 'Stock must be a whole number from 0 to 1,00,000'],
    [{ stock: 100_001 }, 'stock', 'Stock must be a whole number from 0 to 1,00,000'],
    [{ lowStockThreshold: 100_001 }, 'lowStockThreshold', 'Low stock must be a whole number from 0 to 1,00,000'],
    [{ sku: 'two words' }, 'sku', 'A SKU has 1 to 60 letters, digits, dots, dashes and underscores'],
    [{ sku: '' }, 'sku', 'A SKU has 1 to 60 letters, digits, dots, dashes and underscores'],
    [{ sku: 'ｓｋｕ' }, 'sku', 'A SKU has 1 to 60 letters, digits, dots, dashes and underscores'],
    [{ details: [{ name: 'Diet', value: ' ' }] }, 'details.0.value', 'Value is required'],
    [{ details: [{ name: '', value: 'x' }] }, 'details.0.name', 'Name is required'],
    [
      { details: [{ name: 'Diet', value: 'x'.repeat(501) }] },
      'details.0.value',
      'Value can have at most 500 characters',
    ],
    [
      {
        details: [
          { name: 'Diet', value: 'x' },
          { name: ' dIeT ', value: 'y' },
        ],
      },
      'details.1.name',
      'There’s already a field named dIeT',
    ],
    [
      { details: [{ name: '2024', value: 'x' }] },
      'details.0.name',
      'A field name must start with a letter or digit, and have at least one letter',
    ],
    [
      { details: [{ name: '__proto__', value: 'x' }] },
      'details.0.name',
      'A field name must start with a letter or digit, and have at least one letter',
    ],
  ])('rejects %j with an issue for the field', async (fields, path, message) => {
    const before = await db.product.count();
    expect((await ask(fields)).issues).toEqual([{ path, message }]);
    expect(await db.product.count()).toBe(before);
  });

  it('limits the number of pictures, links and details', async () => {
    const many = (typename: 'Category' | 'SubCategory' | 'Picture', count: number) =>
      Array.from({ length: count }, () => encodeId(typename, newId()));
    const fields = {
      categoryIds: many('Category', 21),
      subCategoryIds: many('SubCategory', 21),
      pictureIds: many('Picture', 11),
      details: Array.from({ length: 31 }, (_none, number) => ({ name: `Fact ${number}`, value: 'x' })),
    };
    expect((await ask(fields)).issues).toEqual([
      { path: 'categoryIds', message: 'Choose at most 20 categories' },
      { path: 'subCategoryIds', message: 'Choose at most 20 sub-categories' },
      { path: 'pictureIds', message: 'Choose at most 10 pictures' },
      { path: 'details', message: 'A product can have at most 30 extra fields' },
    ]);
  });

  it('returns the error type for unknown ids and for a taken SKU in any case', async () => {
    await add({ sku: 'Amul-1' });
    expect(await ask({ sku: 'aMUL-1' })).toEqual({
      __typename: 'SkuTakenError',
      message: 'The SKU AMUL-1 is already taken',
    });
    for (const [field, typename, failure] of [
      ['categoryIds', 'Category', 'CategoryNotFoundError'],
      ['subCategoryIds', 'SubCategory', 'SubCategoryNotFoundError'],
      ['pictureIds', 'Picture', 'PictureNotFoundError'],
    ] as const) {
      const answer = await ask({ [field]: [encodeId(typename, newId())] });
      expect(answer.__typename).toBe(failure);
    }
  });

  it('accepts fuzz texts', async () => {
    for (const text of fuzzTexts(60, 5)) {
      const fields = {
        name: `a${text}`,
        description: `b${text}`,
        brand: text,
        details: [{ name: `c${text}`, value: `d${text}` }],
      };
      const { status, errors } = await sendMutation(admin, asked(fields));
      expect({ status, errors }, JSON.stringify(text)).toEqual({ status: 200, errors: [] });
    }
    expect(unexpectedErrors).toEqual([]);
  });

  it('rejects ids of other types', async () => {
    const { errors } = await sendMutation(admin, asked({ pictureIds: input['categoryIds'] }));
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT']);
  });
});
