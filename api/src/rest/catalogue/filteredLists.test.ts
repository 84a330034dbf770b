import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { makeProduct, makeSubCategory } from '../../testing/fixtures.ts';
import { ok, openRestClients } from '../../testing/rest/restClients.ts';

let rest: Awaited<ReturnType<typeof openRestClients>>;
let groups: { categoryId: string; subCategoryId: string };

beforeAll(async () => {
  rest = await openRestClients();
  const ids = [
    await makeProduct({ name: 'Cheap Ghee', brand: 'Amul', mrpPaise: 4_950, unit: '100 g' }),
    await makeProduct({ name: 'Dear Ghee', brand: 'Patanjali', mrpPaise: 60_000, discountPercent: 10, unit: '1 kg' }),
    await makeProduct({ name: 'Vegan Ghee', brand: 'Amul', mrpPaise: 9_900, stock: 0, details: { Diet: 'Vegan' } }),
  ].map(({ id }) => id);
  const { categoryId, subCategoryId } = await makeSubCategory(ids);
  groups = { categoryId: encodeId('Category', categoryId), subCategoryId: encodeId('SubCategory', subCategoryId) };
});
afterAll(() => rest.close());

const namesOf = (data: { name: string }[]) => data.map(({ name }) => name);

describe.each([
  ['POST product/search-product', () => ({ search: 'ghee' })],
  ['POST product/get', () => ({ search: 'ghee' })],
  ['POST product/get-pruduct-by-category-and-subcategory', () => groups],
])('%s', (call, bodyOf) => {
  const list = (fields: object) => ok(rest.guest, call, { ...bodyOf(), ...fields });

  it('filters and sorts its products', async () => {
    const sorted = await list({ sort: 'PRICE_DESC' });
    expect(namesOf(sorted.data)).toEqual(['Dear Ghee', 'Cheap Ghee', 'Vegan Ghee']);
    const filter = { brands: ['amul'], price: { max: '49.50' }, packSizes: ['100 g'], inStock: true };
    const filtered = await list({ filter });
    expect(namesOf(filtered.data)).toEqual(['Cheap Ghee']);
    expect(filtered.totalCount).toBe(1);
    expect(namesOf((await list({ filter: { minDiscount: '10' } })).data)).toEqual(['Dear Ghee']);
    expect(namesOf((await list({ filter: { diets: ['Vegan'] }, sort: 'UNIT_PRICE' })).data)).toEqual(['Vegan Ghee']);
  });

  it('answers facets only when it is asked for them, in rupees', async () => {
    for (const facets of [undefined, null, false]) expect(await list({ facets })).not.toHaveProperty('facets');
    const { facets } = await list({ facets: true, filter: { brands: ['Amul'] } });
    expect(facets).toEqual({
      subCategories: [{ _id: groups.subCategoryId, name: expect.any(String) as string, count: 2 }],
      brands: [
        { value: 'Amul', count: 2 },
        { value: 'Patanjali', count: 1 },
      ],
      prices: [
        { min: 0, max: 49.99, count: 1 },
        { min: 50, max: 99.99, count: 1 },
      ],
      discounts: [],
      diets: [{ value: 'Vegan', count: 1 }],
      packSizes: [
        { value: '100 g', count: 1 },
        { value: '500 g', count: 1 },
      ],
      inStockCount: 1,
    });
  });

  it.each([
    [{ filter: 'x' }, 'filter must be an object'],
    [{ filter: { brands: 'Amul' } }, 'brands must be a list of texts'],
    [{ filter: { brands: ['x'.repeat(101)] } }, 'A brand can have at most 100 characters'],
    [{ filter: { price: { min: 1.001 } } }, 'min can have at most two decimals'],
    [{ filter: { price: { min: 2, max: 1 } } }, 'The lowest price must not be above the highest'],
    [{ filter: { minDiscount: 0 } }, 'The discount must be at least 1 percent'],
    [{ sort: 'RANDOM' }, 'sort must be one of the orders'],
    [{ facets: 'yes' }, 'facets must be true or false'],
  ])('refuses %j', async (fields, message) => {
    const reply = await rest.guest.call(call, { ...bodyOf(), ...fields });
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body)).toContain(message);
  });
});

it('the whole shop has no facets', async () => {
  expect(await ok(rest.guest, 'POST product/get', { facets: true })).toMatchObject({ facets: null });
});
