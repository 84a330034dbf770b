import { formatCount } from '@kirana/shared/numbers.ts';
import type { StockReason } from './__generated__/StockLedgerRow_movement.graphql.ts';

/** Fixed texts of the form that changes a stock. */
export const stockTexts = {
  mode: 'How',
  modes: { add: 'Add', take: 'Take away', set: 'Set to' },
  bounds: (mode: 'add' | 'take' | 'set') => `A whole number, ${mode === 'set' ? 0 : 1} to 1,00,000`,
  pieces: 'Pieces',
  note: 'Note',
  noteHelp: 'Why, for the stock ledger (optional)',
} as const;

/** Fixed texts of a product's stock ledger. */
export const ledgerTexts = {
  title: 'Stock',
  back: 'All products',
  notFoundTitle: 'This product no longer exists',
  notFoundText: 'It has been deleted.',
  stockNow: 'In stock now',
  threshold: 'Low stock at',
  thresholdHelp: 'Counts as low at this many or fewer',
  thresholdBounds: 'A whole number, 0 to 1,00,000',
  save: 'Save',
  saved: 'Threshold saved',
  changeTitle: 'Change the stock',
  after: (stock: number) => `${formatCount(stock)} afterwards`,
  tooFew: (stock: number) => `There are only ${formatCount(stock)}`,
  tooMany: 'The stock can be 1,00,000 at most',
  apply: 'Change stock',
  changed: (stock: number) => `The stock is ${formatCount(stock)} now`,
  stockChanged: (stock: number) => `The stock is now ${formatCount(stock)}. Save again to keep yours.`,
  changedMeanwhile: 'Someone else has changed this product. Check it and try again.',
  movements: 'Ledger',
  noMovement: 'No movements yet',
  when: 'When',
  change: 'Change',
  balance: 'Stock',
  reason: 'Reason',
  who: 'Who',
  order: (number: number) => `#${number}`,
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
