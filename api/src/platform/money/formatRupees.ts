const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats paise as rupees: `₹1,299`, `₹1,299.50`. */
export function formatRupees(paise: number | bigint): string {
  return rupees.format(Number(paise) / 100);
}
