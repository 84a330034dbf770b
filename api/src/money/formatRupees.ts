const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Paise as people read them: `₹1,299`, `₹1,299.50`. */
export function formatRupees(paise: number | bigint): string {
  return rupees.format(Number(paise) / 100);
}
