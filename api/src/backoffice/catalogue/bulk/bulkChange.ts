import { z } from 'zod';
import { countryName } from '@kirana/shared/countries.ts';
import { DECLARATION_COLUMNS } from '../../../shop/catalogue/declarations/declarations.ts';
import { formatRupees } from '@kirana/shared/money.ts';

/** A change of one field of many products, as `product_bulk_operations.change` stores it. */
export const bulkChangeShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('PRICE'),
    mode: z.enum(['SET', 'RAISE_BY_PERCENT', 'LOWER_BY_PERCENT', 'RAISE_BY_AMOUNT', 'LOWER_BY_AMOUNT']),
    /** Paise, or hundredths of a percent. */
    value: z.int(),
    isRounded: z.boolean(),
  }),
  z.object({ kind: z.literal('DISCOUNT'), discountPercent: z.int() }),
  z.object({ kind: z.literal('GST'), gstPercent: z.int() }),
  z.object({ kind: z.literal('HSN'), hsnCode: z.string().nullable() }),
  z.object({ kind: z.literal('LOW_STOCK'), lowStockThreshold: z.int() }),
  z.object({ kind: z.literal('PUBLISHED'), isPublished: z.boolean() }),
  z.object({
    kind: z.literal('CATEGORIES'),
    mode: z.enum(['ADD', 'REMOVE', 'REPLACE']),
    categoryIds: z.array(z.uuid()),
    subCategoryIds: z.array(z.uuid()),
    /** What the categories and sub-categories were called when the operation started. */
    names: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('DECLARATIONS'),
    values: z.partialRecord(z.enum(DECLARATION_COLUMNS), z.string()),
    /** Whether what a product declares already stays. */
    isOnlyMissing: z.boolean(),
    /** What the parties among the values were called when the operation started. */
    names: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('DELETE') }),
]);

export type BulkChange = z.infer<typeof bulkChangeShape>;
/** A change of the stock, by which no operation runs: to `stock`, or by the difference when that is null. */
export interface BulkStockChange {
  kind: 'STOCK';
  stock: number | null;
  difference: number;
}
/** How a price changes. */
export type BulkPriceChange = Extract<BulkChange, { kind: 'PRICE' }>;
/** How the categories of products change. */
export type BulkCategoryChange = Extract<BulkChange, { kind: 'CATEGORIES' }>;
/** What products declare after the change. */
export type BulkDeclarationsChange = Extract<BulkChange, { kind: 'DECLARATIONS' }>;

/** A bulk change in words, such as `Price raised by 5%, in whole rupees`. */
export function describeBulkChange(change: BulkChange): string {
  switch (change.kind) {
    case 'PRICE':
      return describePrice(change);
    case 'DISCOUNT':
      return `Discount set to ${change.discountPercent}%`;
    case 'GST':
      return `GST set to ${change.gstPercent}%`;
    case 'HSN':
      return change.hsnCode === null ? 'HSN code removed' : `HSN code set to ${change.hsnCode}`;
    case 'LOW_STOCK':
      return `Low stock threshold set to ${change.lowStockThreshold.toLocaleString('en-IN')}`;
    case 'PUBLISHED':
      return change.isPublished ? 'Published' : 'Hidden';
    case 'CATEGORIES':
      return describeCategories(change);
    case 'DECLARATIONS':
      return describeDeclarations(change);
    case 'DELETE':
      return 'Deleted';
  }
}

function describePrice({ mode, value, isRounded }: BulkPriceChange): string {
  const percent = `${(value / 100).toLocaleString('en-IN')}%`;
  const changes = {
    SET: `set to ${formatRupees(value)}`,
    RAISE_BY_PERCENT: `raised by ${percent}`,
    LOWER_BY_PERCENT: `lowered by ${percent}`,
    RAISE_BY_AMOUNT: `raised by ${formatRupees(value)}`,
    LOWER_BY_AMOUNT: `lowered by ${formatRupees(value)}`,
  };
  return `Price ${changes[mode]}${isRounded ? ', in whole rupees' : ''}`;
}

function describeCategories({ mode, names }: BulkCategoryChange): string {
  const verbs = { ADD: 'Added to', REMOVE: 'Removed from', REPLACE: 'Moved to' };
  return `${verbs[mode]} ${names.join(', ')}`;
}

const DECLARATION_WORDS: Record<(typeof DECLARATION_COLUMNS)[number], string> = {
  manufacturerId: 'manufacturer',
  packerId: 'packer',
  importerId: 'importer',
  countryOfOrigin: 'country of origin',
  genericName: 'generic name',
  shelfLife: 'shelf life',
  netQuantity: 'net quantity',
};

function describeDeclarations({ values, isOnlyMissing, names }: BulkDeclarationsChange): string {
  const words = DECLARATION_COLUMNS.flatMap((column) => {
    const value = values[column];
    if (value === undefined) return [];
    const shown = column === 'countryOfOrigin' ? countryName(value) : (names[value] ?? value);
    return `${DECLARATION_WORDS[column]} ${shown}`;
  });
  return `${isOnlyMissing ? 'Filled in' : 'Set'} ${words.join(', ')}`;
}
