/** How a tax is rounded: `HALVES` rounds the central tax, which the tax of the state equals; `WHOLE` rounds the taxable value, and the tax is the rest. */
export type TaxRounding = 'HALVES' | 'WHOLE';

/**
 * Splits an amount that includes tax into the taxable value and the tax; all in paise, halves of a paisa rounded up. Their sum is always the
 * amount, so the taxable value takes the paisa that two equal halves can't share. No other function rounds tax.
 */
export function splitTax(amount: number, gstPercent: number, rounding: TaxRounding): { taxable: number; tax: number } {
  const whole = 100 + gstPercent;
  // In integers, because 100 / 118 is not exact.
  const taxable =
    rounding === 'WHOLE'
      ? Math.floor((200 * amount + whole) / (2 * whole))
      : amount - 2 * Math.floor((amount * gstPercent + whole) / (2 * whole));
  return { taxable, tax: amount - taxable };
}

/**
 * How the tax of an invoice and of its credit notes is rounded: within a state so that central and state tax are equal. An invoice of a release
 * without places of supply keeps its tax, which may be odd.
 */
export function taxRounding(invoice: { placeOfSupply: string | null }, isInterState: boolean): TaxRounding {
  return invoice.placeOfSupply === null || isInterState ? 'WHOLE' : 'HALVES';
}

/** Halves a tax into the central and the state part. They are equal, except for the odd paisa of older invoices, which is central. */
export function halveTax(tax: number): { central: number; state: number } {
  const state = Math.floor(tax / 2);
  return { central: tax - state, state };
}
