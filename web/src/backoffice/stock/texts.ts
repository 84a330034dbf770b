import { formatCount } from '@kirana/shared/numbers.ts';

/** Fixed texts of a product's stock ledger. */
export const ledgerTexts = {
  title: 'Stock',
  stockChanged: (stock: number) => `The stock is now ${formatCount(stock)}. Save again to keep yours.`,
  movements: 'Ledger',
  balance: 'Stock',
} as const;
