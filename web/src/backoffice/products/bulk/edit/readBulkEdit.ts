import { dropInvisible } from '@kirana/shared/numbers.ts';
import { parseCount } from '../../../../ui/numbers/parseCount.ts';
import { explainRupees, parseRupees } from '../../../../ui/money/parseRupees.ts';
import type { Choice } from '../../../../ui/forms/ChoicePicker.tsx';
import type { BulkEditDialogPreviewQuery$variables } from './__generated__/BulkEditDialogPreviewQuery.graphql.ts';
import { editTexts as texts } from './texts.ts';

/** The change, as the server takes it. */
export type BulkEditChange = BulkEditDialogPreviewQuery$variables['change'];

/** The fields that can change, in the order of the form. */
export const bulkFields = [
  'price',
  'discountPercent',
  'gstPercent',
  'hsnCode',
  'lowStockThreshold',
  'availableForSale',
  'categories',
  'isDeleted',
] as const;

export const priceModes = [
  'RAISE_BY_PERCENT',
  'LOWER_BY_PERCENT',
  'RAISE_BY_AMOUNT',
  'LOWER_BY_AMOUNT',
  'SET',
] as const;
export const categoryModes = ['ADD', 'REMOVE', 'REPLACE'] as const;

/** The typed values, one for each field of the form. */
export const startValues = {
  field: 'price',
  priceMode: 'RAISE_BY_PERCENT',
  percent: '',
  amount: '',
  discountPercent: '',
  gstPercent: '',
  hsnCode: '',
  lowStockThreshold: '',
  visibility: 'publish',
  categoryMode: 'ADD',
};

/** The form's values. */
export interface BulkEdit {
  values: Readonly<typeof startValues>;
  isRounded: boolean;
  categories: readonly Choice[];
  subCategories: readonly Choice[];
}

/** The change that the form describes, or the field that is not valid with its message. */
type ReadEdit = { change: BulkEditChange } | { invalid: { path: string; message: string } };

const MAX_PAISE = 100_000_000;
const MAX_PERCENT = 1000;
const MAX_THRESHOLD = 100_000;

/** Reads the form. */
export function readBulkEdit(edit: BulkEdit): ReadEdit {
  const { values, categories, subCategories } = edit;
  switch (bulkFields.find((field) => field === values.field) ?? 'price') {
    case 'price':
      return readPrice(edit);
    case 'discountPercent': {
      const discountPercent = parsePercent(values.discountPercent);
      return discountPercent === null
        ? invalid('discountPercent', texts.wholePercent)
        : { change: { discountPercent } };
    }
    case 'gstPercent': {
      const gstPercent = parsePercent(values.gstPercent);
      return gstPercent === null ? invalid('gstPercent', texts.wholePercent) : { change: { gstPercent } };
    }
    case 'hsnCode': {
      const hsnCode = dropInvisible(values.hsnCode).trim();
      const isValid = /^(|\d{4}|\d{6}|\d{8})$/.test(hsnCode);
      return isValid ? { change: { hsnCode } } : invalid('hsnCode', texts.hsnBounds);
    }
    case 'lowStockThreshold': {
      const lowStockThreshold = parseCount(values.lowStockThreshold);
      return lowStockThreshold === null || lowStockThreshold > MAX_THRESHOLD
        ? invalid('lowStockThreshold', texts.thresholdBounds)
        : { change: { lowStockThreshold } };
    }
    case 'availableForSale':
      return { change: { availableForSale: values.visibility === 'publish' } };
    case 'categories': {
      if (categories.length + subCategories.length === 0) return invalid('categories', texts.noCategory);
      const mode = categoryModes.find((one) => one === values.categoryMode) ?? 'ADD';
      return { change: { categories: { mode, categoryIds: idsOf(categories), subCategoryIds: idsOf(subCategories) } } };
    }
    case 'isDeleted':
      return { change: { isDeleted: true } };
  }
}

function readPrice({ values, isRounded }: BulkEdit): ReadEdit {
  const mode = priceModes.find((one) => one === values.priceMode) ?? 'SET';
  if (mode === 'RAISE_BY_PERCENT' || mode === 'LOWER_BY_PERCENT') {
    const percent = /^\d{1,4}(\.\d{1,2})?$/.test(values.percent.trim()) ? Number(values.percent) : 0;
    if (percent <= 0 || percent > MAX_PERCENT) return invalid('percent', texts.percentBounds);
    return { change: { price: { mode, percent, isRounded } } };
  }
  const amount = parseRupees(values.amount);
  if (amount === null || amount < 1 || amount > MAX_PAISE) {
    return invalid('amount', explainRupees(values.amount, texts.amountBounds));
  }
  return { change: { price: { mode, amount, isRounded: mode !== 'SET' && isRounded } } };
}

function parsePercent(text: string): number | null {
  const percent = parseCount(text);
  return percent === null || percent > 100 ? null : percent;
}

function idsOf(choices: readonly Choice[]): string[] {
  return choices.map(({ id }) => id);
}

function invalid(path: string, message: string): ReadEdit {
  return { invalid: { path, message } };
}
