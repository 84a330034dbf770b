import { describe, expect, it } from 'vitest';
import { compareLines } from './seenLines.ts';

const dal = { productId: 'prod_1', name: 'Toor dal', quantity: 2 };
const ghee = { productId: 'prod_2', name: 'Ghee', quantity: 1 };
const rice = { productId: 'prod_3', name: 'Rice', quantity: 4 };

describe('compareLines', () => {
  it('finds no change between equal carts, in whatever order their lines are', () => {
    expect(compareLines([dal, ghee], [ghee, dal])).toEqual([]);
    expect(compareLines([], [])).toEqual([]);
  });

  it('lists changed quantities and added products, then removed products', () => {
    expect(compareLines([dal, ghee], [rice, { ...dal, quantity: 3 }])).toEqual([
      { productId: 'prod_3', name: 'Rice', before: 0, now: 4 },
      { productId: 'prod_1', name: 'Toor dal', before: 2, now: 3 },
      { productId: 'prod_2', name: 'Ghee', before: 1, now: 0 },
    ]);
  });
});
