import { formatCount } from '@kirana/shared/numbers.ts';
import type { StockReason } from './__generated__/StockLedgerRow_movement.graphql.ts';

/** Fixed texts of the form that changes a stock. */
export const stockTexts = {
  modes: { add: 'Add', take: 'Take away', set: 'Set to' },
} as const;

/** Fixed texts of a product's stock ledger. */
export const ledgerTexts = {
  title: 'Stock',
  stockChanged: (stock: number) => `The stock is now ${formatCount(stock)}. Save again to keep yours.`,
  movements: 'Ledger',
  balance: 'Stock',
} as const;

/** Why a stock has changed. */
export const reasonTexts: Readonly<Record<string, string>> = {
  OPENING_BALANCE: 'Opening balance',
  INITIAL: 'First stock',
  ORDER: 'Ordered',
  CANCELLATION: 'Order cancelled',
  MANUAL: 'Changed by hand',
  IMPORT: 'Imported',
  RETURN: 'Returned',
  WASTE: 'Discarded',
} satisfies Partial<Record<StockReason, string>>;
