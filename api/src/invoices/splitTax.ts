/**
 * What of an amount is tax, where the amount contains it; all in paise. The value is rounded to the nearest paisa, up at the half, and
 * the tax is the rest: both together are the amount, always. The one place where tax is rounded.
 */
export function splitTax(amount: number, gstPercent: number): { taxable: number; tax: number } {
  const whole = 100 + gstPercent;
  const taxable = Math.floor((200 * amount + whole) / (2 * whole)); // in whole numbers, because 100 / 118 is none
  return { taxable, tax: amount - taxable };
}

/** The central and the state's half of a tax. The odd paisa goes to the centre. */
export function halveTax(tax: number): { central: number; state: number } {
  const state = Math.floor(tax / 2);
  return { central: tax - state, state };
}
