import { formatCount } from '../numbers/formatCount.ts';

/** Formats paise as rupees: `₹1,299`, with paise only if there are any (`₹12.50`). */
export function formatRupees(paise: number): string {
  const amount = Math.abs(paise);
  const rest = amount % 100;
  const rupees = formatCount((amount - rest) / 100);
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
