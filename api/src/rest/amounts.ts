/** Paise as rupees: 12950 is 129.5. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Rupees as paise; null for an amount with fractions of a paisa. */
export function toPaise(rupees: number): number | null {
  const paise = Math.round(rupees * 100);
  return Math.abs(rupees * 100 - paise) < 1e-6 ? paise : null;
}
