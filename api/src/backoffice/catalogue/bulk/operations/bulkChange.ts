import { z } from 'zod';

const names = z.array(z.string());

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
    names,
  }),
  z.object({ kind: z.literal('DELETE') }),
]);

export type BulkChange = z.infer<typeof bulkChangeShape>;
/** How a price changes. */
export type BulkPriceChange = Extract<BulkChange, { kind: 'PRICE' }>;
/** How the categories of products change. */
export type BulkCategoryChange = Extract<BulkChange, { kind: 'CATEGORIES' }>;
