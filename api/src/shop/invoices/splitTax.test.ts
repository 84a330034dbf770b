import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halveTax, splitTax } from './splitTax.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
const rates = fc.integer({ min: 0, max: 100 });

describe('splitTax', () => {
  it.each([
    [11_800, 18, 10_000, 1800],
    [10_500, 5, 10_000, 500],
    [14_000, 40, 10_000, 4000],
    [10_000, 0, 10_000, 0],
    [10_000, 18, 8475, 1525], // 8474.58
    [100, 5, 95, 5], // 95.24
    [63, 5, 60, 3],
    [1, 100, 1, 0], // half a paisa is rounded up
    [1, 18, 1, 0],
    [0, 18, 0, 0],
  ])('splits %i paise at %i %% into a value of %i and a tax of %i', (amount, rate, ...parts) => {
    const { taxable, tax } = splitTax(amount, rate, 'WHOLE');
    expect([taxable, tax]).toEqual(parts);
  });

  it('adds up to the amount and differs by at most half a paisa, for every amount and rate', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const { taxable, tax } = splitTax(amount, rate, 'WHOLE');
        expect(taxable + tax).toBe(amount);
        expect(Number.isSafeInteger(taxable) && taxable >= 0 && tax >= 0).toBe(true);
        // |taxable − amount × 100 / (100 + rate)| ≤ ½, in integers
        const off = 2n * (BigInt(taxable) * BigInt(100 + rate) - BigInt(amount) * 100n);
        expect(off <= BigInt(100 + rate) && -off <= BigInt(100 + rate)).toBe(true);
      }),
    );
  });
});

describe('equal halves', () => {
  it.each([
    [2700, 5, 2572, 64],
    [10_000, 18, 8474, 763],
    [8550, 12, 7634, 458],
    [9999, 40, 7143, 1428],
    [10_500, 5, 10_000, 250],
    [10_000, 0, 10_000, 0],
    [59, 18, 49, 5], // half a paisa is rounded up
    [1, 18, 1, 0],
    [0, 5, 0, 0],
  ])('are taken from %i paise at %i %%: a value of %i and twice %i', (amount, rate, ...parts) => {
    const { taxable, tax } = splitTax(amount, rate, 'HALVES');
    expect([taxable, tax / 2]).toEqual(parts);
  });

  it('add up to the amount with the value, and each differs by at most half a paisa, for every amount and rate', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const { taxable, tax } = splitTax(amount, rate, 'HALVES');
        expect(taxable + tax).toBe(amount);
        expect(Number.isSafeInteger(taxable) && taxable >= 0 && tax >= 0).toBe(true);
        const { central, state } = halveTax(tax);
        expect(central).toBe(state);
        // |central − amount × rate / 2 / (100 + rate)| ≤ ½, in integers
        const off = 2n * BigInt(central) * BigInt(100 + rate) - BigInt(amount) * BigInt(rate);
        expect(off <= BigInt(100 + rate) && -off <= BigInt(100 + rate)).toBe(true);
      }),
    );
  });
});

describe('halveTax', () => {
  it('splits equally, except for the odd paisa', () => {
    expect(halveTax(1525)).toEqual({ central: 763, state: 762 });
    fc.assert(
      fc.property(amounts, (tax) => {
        const { central, state } = halveTax(tax);
        expect(central + state).toBe(tax);
        expect(central - state).toBe(tax % 2);
      }),
    );
  });
});
