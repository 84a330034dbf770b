import { z } from 'zod';
import { MAX_PRICE_PAISE } from '../../../../shop/catalogue/prices.ts';
import { MAX_LINKS, productShapes } from '../../products/productShapes.ts';
import type { BulkChange, BulkPriceChange } from './bulkChange.ts';
import type { ProductBulkChangeRef } from './bulkInputs.schema.ts';
import { invalidInput } from './invalidInput.ts';

type ChangeInput = typeof ProductBulkChangeRef.$inferInput;
type PriceInput = NonNullable<ChangeInput['price']>;
type CategoriesInput = NonNullable<ChangeInput['categories']>;

const MAX_PERCENT = 1000;
const PERCENT_PARTS = 100;
const ONE_CHANGE = 'Choose one thing to change';

function checked<Output>(path: string, shape: z.ZodType<Output>, value: unknown): Output {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(path, result.error.issues[0]?.message ?? 'The input is not valid');
}

/** The one change. @throws InvalidInputError */
export function readBulkChange(input: ChangeInput): BulkChange {
  const given = Object.entries(input).filter(([, value]) => value != null);
  if (given.length !== 1) throw invalidInput('change', ONE_CHANGE);
  const { price, discountPercent, gstPercent, hsnCode, lowStockThreshold, isPublished, categories } = input;
  const { shape } = z.object(productShapes);
  if (price != null) return readPrice(price);
  if (discountPercent != null)
    return {
      kind: 'DISCOUNT',
      discountPercent: checked('change.discountPercent', shape.discountPercent, discountPercent),
    };
  if (gstPercent != null)
    return { kind: 'GST', gstPercent: checked('change.gstPercent', shape.gstPercent, gstPercent) };
  if (hsnCode != null) return { kind: 'HSN', hsnCode: checked('change.hsnCode', shape.hsnCode, hsnCode) ?? null };
  if (lowStockThreshold != null)
    return {
      kind: 'LOW_STOCK',
      lowStockThreshold: checked('change.lowStockThreshold', shape.lowStockThreshold, lowStockThreshold),
    };
  if (isPublished != null) return { kind: 'PUBLISHED', isPublished };
  if (categories != null) return readCategories(categories);
  if (input.isDeleted !== true) throw invalidInput('change', ONE_CHANGE);
  return { kind: 'DELETE' };
}

function readPrice({ mode, amount, percent, isRounded }: PriceInput): BulkPriceChange {
  const rounded = isRounded ?? false;
  if (mode === 'RAISE_BY_PERCENT' || mode === 'LOWER_BY_PERCENT') {
    const parts = Math.round((percent ?? 0) * PERCENT_PARTS);
    const isExact = Math.abs((percent ?? 0) * PERCENT_PARTS - parts) < 1e-6;
    if (percent == null || amount != null || !isExact || parts < 1 || percent > MAX_PERCENT)
      throw invalidInput(
        'change.price.percent',
        'Enter a percentage above 0 and at most 1,000, with at most two decimals',
      );
    return { kind: 'PRICE', mode, value: parts, isRounded: rounded };
  }
  if (amount == null || percent != null || amount < 1 || amount > MAX_PRICE_PAISE)
    throw invalidInput('change.price.amount', 'Enter an amount above ₹0 and at most ₹10,00,000');
  return { kind: 'PRICE', mode, value: amount, isRounded: rounded };
}

function readCategories({ mode, categoryIds, subCategoryIds }: CategoriesInput): BulkChange {
  const ids = (given: readonly { id: string }[] | null | undefined) => [...new Set((given ?? []).map(({ id }) => id))];
  const change = { categoryIds: ids(categoryIds), subCategoryIds: ids(subCategoryIds) };
  const counts = [change.categoryIds.length, change.subCategoryIds.length];
  if (counts.every((count) => count === 0)) throw invalidInput('change.categories', 'Choose at least one category');
  if (counts.some((count) => count > MAX_LINKS)) throw invalidInput('change.categories', `Choose at most ${MAX_LINKS}`);
  return { kind: 'CATEGORIES', mode, ...change, names: [] };
}
