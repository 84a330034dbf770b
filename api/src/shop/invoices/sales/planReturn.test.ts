import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTax, type TaxRounding } from '../splitTax.ts';
import { planReturn, remainingTotal, type RemainingSale } from './planReturn.ts';

interface Line {
  quantity: number;
  price: number;
  mrp: number;
  gstPercent: number;
}

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 0, max: 99_999 }),
    above: fc.nat(5000),
    gstPercent: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
  })
  .map(({ above, ...rest }): Line => ({ ...rest, mrp: rest.price + above }));

const sold =
  (rounding: TaxRounding) =>
  ({ quantity, price, mrp, gstPercent }: Line, at: number): RemainingSale => ({
    lineType: 'PRODUCT',
    orderLineId: `line ${at}`,
    productId: `product ${at}`,
    hsnCode: null,
    gstPercent,
    quantity,
    total: quantity * price,
    ...splitTax(quantity * price, gstPercent, rounding),
    discount: quantity * (mrp - price),
  });

const tipped = (total: number): RemainingSale => ({
  ...{ lineType: 'TIP', orderLineId: null, productId: null, hsnCode: null, gstPercent: 0, quantity: 0 },
  ...{ total, taxable: total, tax: 0, discount: 0 },
});

const keyOf = ({ orderLineId, lineType }: RemainingSale) => orderLineId ?? lineType;

function less(remaining: RemainingSale[], returned: RemainingSale[]): RemainingSale[] {
  return remaining.map((each) => {
    const back = returned.find((other) => keyOf(other) === keyOf(each));
    if (!back) return each;
    const { quantity, total, taxable, tax, discount } = each;
    return {
      ...each,
      quantity: quantity - back.quantity,
      total: total - back.total,
      taxable: taxable - back.taxable,
      tax: tax - back.tax,
      discount: discount - back.discount,
    };
  });
}

describe('planReturn', () => {
  it('takes back to the paisa what is asked, in any sequence of pieces and amounts, and leaves the tax of what is left', () => {
    const step = fc.record({ line: fc.nat(7), quantity: fc.integer({ min: 0, max: 9 }), extra: fc.nat(60_000) });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.nat(50_000),
        fc.record({
          steps: fc.array(step, { maxLength: 8 }),
          rounding: fc.constantFrom<TaxRounding>('HALVES', 'WHOLE'),
        }),
        (lines, tip, { steps, rounding }) => {
          let remaining = [...lines.map(sold(rounding)), ...(tip > 0 ? [tipped(tip)] : [])];
          for (const { line: index, quantity, extra } of steps) {
            const at = index % lines.length;
            const pricePaise = lines[at]?.price ?? 0;
            const pieces = [{ orderLineId: `line ${at}`, quantity, pricePaise }];
            const amount = Math.min(remainingTotal(remaining), quantity * pricePaise + extra);
            const returned = planReturn(remaining, { pieces, amount, rounding });
            expect(remainingTotal(returned)).toBe(amount);
            if (rounding === 'HALVES') expect(returned.filter(({ tax }) => tax % 2 !== 0)).toEqual([]);
            remaining = less(remaining, returned);
            for (const left of remaining) {
              expect(Math.min(left.quantity, left.total, left.taxable, left.tax, left.discount)).toBeGreaterThanOrEqual(
                0,
              );
              expect(left.total).toBe(left.taxable + left.tax);
              const tax = left.lineType === 'TIP' ? 0 : splitTax(left.total, left.gstPercent, rounding).tax;
              expect(left.tax).toBe(tax);
            }
          }
          const rest = planReturn(remaining, { pieces: [], amount: remainingTotal(remaining), rounding });
          const nothing = less(remaining, rest);
          expect(nothing.every(({ quantity, total, tax, discount }) => quantity + total + tax + discount === 0)).toBe(
            true,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes money without pieces from the taxed lines by what they are worth, and from the tip last', () => {
    const lines = [
      { quantity: 1, price: 30_000, mrp: 30_000, gstPercent: 18 },
      { quantity: 1, price: 10_000, mrp: 10_000, gstPercent: 5 },
    ];
    const remaining = [...lines.map(sold('HALVES')), tipped(3000)];
    const taken = (amount: number) =>
      planReturn(remaining, { pieces: [], amount, rounding: 'HALVES' }).map(({ total }) => total);
    expect(taken(4000)).toEqual([3000, 1000]);
    expect(taken(41_000)).toEqual([30_000, 10_000, 1000]);
  });
});
