const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats paise as rupees: `₹1,299`, with paise only if there are any (`₹12.50`). */
export function formatRupees(paise: number): string {
  return rupees.format(paise / 100).replace(/\.00$/, '');
}
