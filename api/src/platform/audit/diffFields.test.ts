import { describe, expect, it } from 'vitest';
import { newId } from '../../testing/fixtures.ts';
import { diffFields } from './diffFields.ts';

const dairy = { id: newId(), name: 'Dairy' };
const breakfast = { id: newId(), name: 'Breakfast' };

describe('diffFields', () => {
  it.each([
    ['a name', { name: 'Milk' }, { name: 'Curd' }, 'name', 'Milk', 'Curd'],
    ['a price', { mrpPaise: 12_000 }, { mrpPaise: 10_00_050 }, 'price', '₹120', '₹10,000.50'],
    ['a discount', { discountPercent: 0 }, { discountPercent: 5 }, 'discountPercent', '0%', '5%'],
    ['a stock', { stock: 100_000 }, { stock: 0 }, 'stock', '1,00,000', '0'],
    ['what is shown', { isPublished: true }, { isPublished: false }, 'isPublished', 'yes', 'no'],
    ['a brand that goes', { brand: 'Amul' }, { brand: null }, 'brand', 'Amul', null],
    [
      'categories',
      { categories: [dairy] },
      { categories: [dairy, breakfast] },
      'categories',
      'Dairy',
      'Dairy, Breakfast',
    ],
    ['categories that go', { subCategories: [dairy] }, { subCategories: [] }, 'subCategories', 'Dairy', null],
    ['a picture', { pictureId: newId() }, { pictureId: newId() }, 'picture', 'a picture', 'a picture, changed'],
    [
      'more pictures',
      { pictureIds: [newId()] },
      { pictureIds: [newId(), newId()] },
      'pictures',
      '1 picture',
      '2 pictures',
    ],
    [
      'another order',
      { pictureIds: ['a', 'b'] },
      { pictureIds: ['b', 'a'] },
      'pictures',
      '2 pictures',
      '2 pictures, changed',
    ],
    ['a status', { status: 'ACTIVE' }, { status: 'SUSPENDED' }, 'status', 'Active', 'Suspended'],
    [
      'extra facts',
      { details: [{ name: 'Type', value: 'A2' }] },
      {
        details: [
          { name: 'Type', value: 'A2' },
          { name: 'Fat', value: '3%' },
        ],
      },
      'details',
      'Type: A2',
      'Type: A2\nFat: 3%',
    ],
  ])('formats the change of %s', (_what, ...[before, after, field, was, is]) => {
    expect(diffFields(before, after)).toEqual([{ field, before: was, after: is }]);
  });

  it('returns only the differences, in a fixed order', () => {
    const before = { stock: 1, unit: '1 l', name: 'Milk', categories: [dairy] };
    const after = { categories: [dairy], name: 'Curd', unit: '1 l', stock: 2 };
    expect(diffFields(before, after).map(({ field }) => field)).toEqual(['name', 'stock']);
  });

  it('returns all fields of a created and of a deleted subject', () => {
    const state = { name: 'Milk', brand: null, details: [], pictureIds: [], stock: 0 };
    expect(diffFields(null, state)).toEqual([
      { field: 'name', before: null, after: 'Milk' },
      { field: 'stock', before: null, after: '0' },
    ]);
    expect(diffFields(state, null)).toEqual([
      { field: 'name', before: 'Milk', after: null },
      { field: 'stock', before: '0', after: null },
    ]);
  });

  it('cuts long texts shortly before their first difference', () => {
    const same = 'x'.repeat(1000);
    const [change] = diffFields({ description: `${same}old${same}` }, { description: `${same}new` });
    expect(change?.before).toBe(`…${'x'.repeat(40)}old${'x'.repeat(257)}…`);
    expect(change?.after).toBe(`…${'x'.repeat(40)}new`);
    const [added] = diffFields(null, { description: same });
    expect(added?.after).toBe(`${'x'.repeat(300)}…`);
  });

  it('never returns the id of a row', () => {
    const [before, after] = [newId(), newId()].map((id) => ({
      pictureId: id,
      pictureIds: [id],
      categories: [{ id, name: id.slice(0, 4) }],
      ownerId: id,
      others: [id],
      nested: { id },
    }));
    const said = diffFields(before, after);
    expect(said).toHaveLength(6);
    expect(JSON.stringify(said)).not.toMatch(/[0-9a-f]{8}-/);
  });

  it.each([
    ['nothing', null, null],
    ['a text', 'x', 'y'],
    ['a list', [1], [1]],
    ['odd values', { mrpPaise: 'x', categories: 'Dairy', stock: null }, { mrpPaise: {}, categories: 7, stock: {} }],
  ])('returns no change for %s', (_what, before, after) => {
    expect(diffFields(before, after)).toEqual([]);
  });

  it('formats unknown fields', () => {
    expect(diffFields({ doneCount: 0, isBig: false }, { doneCount: 30_000, isBig: true, remark: 'x' })).toEqual([
      { field: 'doneCount', before: '0', after: '30,000' },
      { field: 'isBig', before: 'no', after: 'yes' },
      { field: 'remark', before: null, after: 'x' },
    ]);
  });
});
