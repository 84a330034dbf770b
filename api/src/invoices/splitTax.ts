/**
 * Splits an amount that includes tax into the taxable value and the tax; all in paise. The value is rounded to the nearest paisa, half
 * up, and the tax is the rest, so that their sum is always the amount. No other function rounds tax.
 */
export function splitTax(amount: number, gstPercent: number): { taxable: number; tax: number } {
  const whole = 100 + gstPercent;
  const taxable = Math.floor((200 * amount + whole) / (2 * whole)); // in integers, because 100 / 118 is not exact
  return { taxable, tax: amount - taxable };
}

/** Halves a tax into the central and the state part. The odd paisa goes to the central part. */
export function halveTax(tax: number): { central: number; state: number } {
  const state = Math.floor(tax / 2);
  return { central: tax - state, state };
}
