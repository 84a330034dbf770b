import { formatRupees } from './formatRupees.ts';

/** What is paid in cash for an amount, in paise: the server's rule, by which 50 paise and more become a rupee and less is dropped. */
export function roundToRupee(paise: number): number {
  return Math.floor((paise + 50) / 100) * 100;
}

/** Formats the signed round-off to whole rupees: `+₹0.50`, `−₹0.25`. */
export function formatRoundOff(paise: number): string {
  return `${paise < 0 ? '−' : '+'}${formatRupees(Math.abs(paise))}`;
}
