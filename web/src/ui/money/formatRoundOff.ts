import { formatRupees } from './formatRupees.ts';

/** Formats what makes an amount whole rupees, with its sign: `+₹0.50`, `−₹0.25`. */
export function formatRoundOff(paise: number): string {
  return `${paise < 0 ? '−' : '+'}${formatRupees(Math.abs(paise))}`;
}
