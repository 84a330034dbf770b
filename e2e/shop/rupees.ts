const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** An amount of paise that is whole rupees, as the shop writes it. */
export function formatRupees(paise: number): string {
  return whole.format(paise / 100);
}
