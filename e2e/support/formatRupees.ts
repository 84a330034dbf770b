const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Formats paise as whole rupees in `en-IN`, as the shop displays them. */
export function formatRupees(paise: number): string {
  return whole.format(paise / 100);
}
