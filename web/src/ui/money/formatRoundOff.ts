import { formatRupees } from './formatRupees.ts';

/** Formats the signed round-off to whole rupees: `+₹0.50`, `−₹0.25`. */
export function formatRoundOff(paise: number): string {
  return `${paise < 0 ? '−' : '+'}${formatRupees(Math.abs(paise))}`;
}
