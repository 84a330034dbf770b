import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import { db } from '../../platform/db/client.ts';
import { makeProduct, makeSubCategory } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import type { Amount } from './amount.ts';

describe('parse_pack_size', () => {
  const packSize = async (unit: string) => {
    const [size] = await db.$queryRaw<Amount[]>`SELECT amount, base FROM parse_pack_size(${unit})`;
    return size?.amount == null ? null : `${size.amount} ${size.base}`;
  };

  it('reads plain packs as the table of words does', async () => {
    const numbers = ['1', '9', '12', '1.5', '0.75', '2.125', '500', '999999', '1000000', '05', '1.2345', '0', '5.'];
    const units = ['kg', 'Kg', 'g', 'G', 'ml', 'ML', 'l', 'L', 'pc', 'Pcs', 'pcs', 'k', 'm', 'gl', 'lpc'];
    const packs = numbers.flatMap((number) => units.flatMap((unit) => [`${number} ${unit}`, `${number}${unit}`]));
    const different = await db.$queryRaw`
      SELECT pack, size.*, said.* FROM unnest(${packs}::text[]) pack, parse_pack_size(pack) size, read_amount(pack) said
      WHERE (size.amount, size.base) IS DISTINCT FROM (said.amount, said.base)`;
    expect(different).toEqual([]);
  });

  it.each([
    ['500 g', '500 g'],
    ['500g', '500 g'],
    ['250gm', '250 g'],
    ['250 Gm', '250 g'],
    ['500 gms', '500 g'],
    ['500 Grams', '500 g'],
    ['1 kgs', '1000 g'],
    ['1 Kilo', '1000 g'],
    ['½ kg', '500 g'],
    ['1/2 kg', '500 g'],
    ['2½ kg', '2500 g'],
    ['1.5 L', '1500 ml'],
    ['1.5 Lt', '1500 ml'],
    ['1 ltr', '1000 ml'],
    ['1 Ltr.', '1000 ml'],
    ['1 Litre', '1000 ml'],
    ['750 ML', '750 ml'],
    ['2 x 75 g', '150 g'],
    ['2 × 75 g', '150 g'],
    ['2*75g', '150 g'],
    ['75 g x 2', '150 g'],
    ['4x1 L', '4000 ml'],
    ['4 x 60 g', '240 g'],
    ['1 kg (Pack of 2)', '2000 g'],
    ['2 x 100 g (pack of 3)', '600 g'],
    ['500 g, pack of 2', '1000 g'],
    ['pack of 4', '4 pc'],
    ['Pack of 4 x 60 g', '240 g'],
    ['1 pack (4 pcs)', '4 pc'],
    ['6 pcs', '6 pc'],
    ['1 pc', '1 pc'],
    ['3 pieces', '3 pc'],
    ['6 Nos', '6 pc'],
    ['1 dozen', '12 pc'],
    ['1 dozen (12 pcs)', '12 pc'],
    ['half dozen', '6 pc'],
    ['0.5 kg', '500 g'],
    ['५ किलो', '5000 g'],
    ['৫০০ গ্রাম', '500 g'],
    ['1 ಕೆಜಿ', '1000 g'],
    ['Pouch 500 ml', '500 ml'],
    ['Net wt. 500 g', '500 g'],
    ['500 g - pouch', '500 g'],
    ['500\u00A0g', '500 g'],
    ['500\u200B g', '500 g'],
    ['999999 kg', '999999000 g'],
    [' 500 g ', '500 g'],
  ])('reads %j as %s', async (unit, size) => {
    expect(await packSize(unit)).toBe(size);
  });

  it.each([
    ...['Combo of 2', 'per bunch', '1 bunch', '0 g', '0.0 kg', '0 x 5 g', '500', 'g', '', '1000000 g', '100 tablets'],
    ...['200-250 g', '1 to 2 kg', '500 g + 100 g', 'Buy 1 get 500 g', '1 set', 'b12'],
  ])('is null for %j', async (unit) => {
    expect(await packSize(unit)).toBeNull();
  });
});

describe('a pack size as grocers write it', () => {
  /** The price by weight, volume or piece of a pack for ₹60, in paise. */
  const UNITS: Record<string, [paise: number, per: string] | null> = {
    '500 gms': [1_200, '100 g'],
    '½ kg': [1_200, '100 g'],
    '1/2 kg': [1_200, '100 g'],
    '500 g': [1_200, '100 g'],
    '250 Gm': [2_400, '100 g'],
    '2 × 75 g': [4_000, '100 g'],
    '4 x 60 g': [2_500, '100 g'],
    '1 kgs': [6_000, '1 kg'],
    '५ किलो': [1_200, '1 kg'],
    '1 Ltr.': [6_000, '1 L'],
    '1 Litre': [6_000, '1 L'],
    '1.5 Lt': [4_000, '1 L'],
    '1 dozen': [500, '1 pc'],
    '6 pieces': [1_000, '1 pc'],
    'pack of 4': [1_500, '1 pc'],
    '1 bunch': null,
  };
  const LIST = `query ($search: String, $filter: ProductFilter, $sort: ProductSort) {
    products(search: $search, filter: $filter, sort: $sort, first: 50) {
      facets { packSizes { value count } } edges { node { unit unitPrice { price per } } } } }`;
  let subCategoryId: string;

  beforeAll(async () => {
    const ids: string[] = [];
    for (const unit of Object.keys(UNITS)) ids.push((await makeProduct({ name: 'Murmura', unit, mrpPaise: 6_000 })).id);
    subCategoryId = encodeId('SubCategory', (await makeSubCategory(ids)).subCategoryId);
  });

  async function list(variables: { search?: string; packSizes?: string[]; sort?: string }) {
    const { packSizes = [], ...others } = variables;
    const filter = { subCategoryIds: [subCategoryId], packSizes };
    const { data, errors } = await executeGraphql(LIST, { filter, ...others });
    expect(errors).toEqual([]);
    const nodes: { unit: string; unitPrice: { price: number; per: string } | null }[] = data.products.edges.map(
      ({ node }: { node: unknown }) => node,
    );
    return { nodes, units: nodes.map(({ unit }) => unit), facets: data.products.facets };
  }

  it('has a price per unit', async () => {
    const { nodes } = await list({});
    const prices = nodes.map(({ unit, unitPrice }) => [unit, unitPrice && [unitPrice.price, unitPrice.per]]);
    expect(Object.fromEntries(prices)).toEqual(UNITS);
  });

  it('is filtered by, however it is written', async () => {
    for (const size of ['500 g', '½ kg', '0.5 kg', '500 gms', '५०० ग्राम'])
      expect((await list({ packSizes: [size] })).units.toSorted(), size).toEqual([
        '1/2 kg',
        '500 g',
        '500 gms',
        '½ kg',
      ]);
    expect((await list({ packSizes: ['1 L'] })).units.toSorted()).toEqual(['1 Litre', '1 Ltr.']);
    expect((await list({ packSizes: ['12 pcs'] })).units).toEqual(['1 dozen']);
  });

  it('is counted once', async () => {
    const { facets } = await list({});
    expect(facets.packSizes).toEqual(
      expect.arrayContaining([
        { value: '500 g', count: 4 },
        { value: '1 L', count: 2 },
        { value: '150 g', count: 1 },
        { value: '4 pcs', count: 1 },
      ]),
    );
  });

  it('sorts by its price per unit', async () => {
    const { nodes } = await list({ sort: 'UNIT_PRICE' });
    const rankOf = ({ unitPrice }: (typeof nodes)[number]) => {
      if (!unitPrice) return Infinity;
      return unitPrice.per.startsWith('1 ') && unitPrice.per !== '1 pc' ? unitPrice.price / 10 : unitPrice.price;
    };
    const ranks = nodes.map(rankOf);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  it.each([
    ['murmura 500 g', ['1/2 kg', '500 g', '500 gms', '½ kg']],
    ['½ kg murmura', ['1/2 kg', '500 g', '500 gms', '½ kg']],
    ['murmura 1 litre', ['1 Litre', '1 Ltr.']],
    ['5 kilo murmura', ['५ किलो']],
    ['murmura 2x75g', ['2 × 75 g']],
    ['dozen murmura', ['1 dozen']],
    ['murmura pack of 4', ['pack of 4']],
  ])('is found first by “%s”', async (search, units) => {
    const { data } = await executeGraphql(LIST, { search });
    const found: string[] = data.products.edges.map(({ node }: { node: { unit: string } }) => node.unit);
    expect(found.slice(0, units.length).toSorted()).toEqual(units);
  });
});
