import { dropInvisible } from '@kirana/shared/numbers.ts';
import { parseCount } from '../../../../ui/numbers/parseCount.ts';
import { explainRupees, parseRupees } from '../../../../ui/money/parseRupees.ts';
import {
  emptyDeclarations,
  toDeclarationsInput,
  type DeclarationsDraft,
} from '../../../declarations/declarationsDraft.ts';
import type { Choice } from '../../../../ui/forms/ChoicePicker.tsx';
import type { BulkEditDialogPreviewQuery$variables } from './__generated__/BulkEditDialogPreviewQuery.graphql.ts';

/** The change, as the server takes it. */
export type BulkEditChange = BulkEditDialogPreviewQuery$variables['change'];

/** The fields that can change, in the order of the form. */
export const bulkFields = [
  { value: 'price', label: 'MRP' },
  { value: 'discountPercent', label: 'Discount' },
  { value: 'gstPercent', label: 'GST' },
  { value: 'hsnCode', label: 'HSN code' },
  { value: 'lowStockThreshold', label: 'Low stock threshold' },
  { value: 'availableForSale', label: 'Published or hidden' },
  { value: 'categories', label: 'Categories' },
  { value: 'declarations', label: 'Declarations' },
  { value: 'isDeleted', label: 'Delete' },
] as const;

export const priceModes = [
  { value: 'RAISE_BY_PERCENT', label: 'Raise by percent' },
  { value: 'LOWER_BY_PERCENT', label: 'Lower by percent' },
  { value: 'RAISE_BY_AMOUNT', label: 'Raise by rupees' },
  { value: 'LOWER_BY_AMOUNT', label: 'Lower by rupees' },
  { value: 'SET', label: 'Set to' },
] as const;

export const categoryModes = [
  { value: 'ADD', label: 'Add to these' },
  { value: 'REMOVE', label: 'Remove from these' },
  { value: 'REPLACE', label: 'Replace all with these' },
] as const;

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
  declarations: DeclarationsDraft;
  /** Whether what a product declares already stays. */
  isOnlyMissing: boolean;
}

/** The values that are not typed. */
export const startChoices = {
  isRounded: true,
  categories: [],
  subCategories: [],
  declarations: emptyDeclarations,
  isOnlyMissing: true,
};

/** The change that the form describes, or the field that is not valid with its message. */
type ReadEdit = { change: BulkEditChange } | { invalid: { path: string; message: string } };

const MAX_PAISE = 100_000_000;
const MAX_PERCENT = 1000;
const MAX_THRESHOLD = 100_000;

/** Reads the form. */
export function readBulkEdit(edit: BulkEdit): ReadEdit {
  const { values, categories, subCategories } = edit;
  switch (bulkFields.find(({ value }) => value === values.field)?.value ?? 'price') {
    case 'price':
      return readPrice(edit);
    case 'discountPercent': {
      const discountPercent = parsePercent(values.discountPercent);
      return discountPercent === null ? invalid('discountPercent', WHOLE_PERCENT) : { change: { discountPercent } };
    }
    case 'gstPercent': {
      const gstPercent = parsePercent(values.gstPercent);
      return gstPercent === null ? invalid('gstPercent', WHOLE_PERCENT) : { change: { gstPercent } };
    }
    case 'hsnCode': {
      const hsnCode = dropInvisible(values.hsnCode).trim();
      const isValid = /^(|\d{4}|\d{6}|\d{8})$/.test(hsnCode);
      return isValid ? { change: { hsnCode } } : invalid('hsnCode', 'An HSN code has 4, 6 or 8 digits');
    }
    case 'lowStockThreshold': {
      const lowStockThreshold = parseCount(values.lowStockThreshold);
      return lowStockThreshold === null || lowStockThreshold > MAX_THRESHOLD
        ? invalid('lowStockThreshold', 'Enter a whole number from 0 to 1,00,000')
        : { change: { lowStockThreshold } };
    }
    case 'availableForSale':
      return { change: { availableForSale: values.visibility === 'publish' } };
    case 'categories': {
      if (categories.length + subCategories.length === 0)
        return invalid('categories', 'Choose at least one category or sub-category');
      const mode = categoryModes.find(({ value }) => value === values.categoryMode)?.value ?? 'ADD';
      return { change: { categories: { mode, categoryIds: idsOf(categories), subCategoryIds: idsOf(subCategories) } } };
    }
    case 'declarations': {
      const declarations = toDeclarationsInput(edit.declarations);
      return Object.values(declarations).every((value) => value === null)
        ? invalid('categories', 'Fill in at least one declaration')
        : { change: { declarations, isOnlyMissing: edit.isOnlyMissing } };
    }
    case 'isDeleted':
      return { change: { isDeleted: true } };
  }
}

function readPrice({ values, isRounded }: BulkEdit): ReadEdit {
  const mode = priceModes.find(({ value }) => value === values.priceMode)?.value ?? 'SET';
  if (mode === 'RAISE_BY_PERCENT' || mode === 'LOWER_BY_PERCENT') {
    const percent = /^\d{1,4}(\.\d{1,2})?$/.test(values.percent.trim()) ? Number(values.percent) : 0;
    if (percent <= 0 || percent > MAX_PERCENT)
      return invalid('percent', 'Enter a percentage above 0 and up to 1,000, with up to two decimals');
    return { change: { price: { mode, percent, isRounded } } };
  }
  const amount = parseRupees(values.amount);
  if (amount === null || amount < 1 || amount > MAX_PAISE) {
    return invalid('amount', explainRupees(values.amount, 'Enter an amount above ₹0, up to ₹10,00,000'));
  }
  return { change: { price: { mode, amount, isRounded: mode !== 'SET' && isRounded } } };
}

const WHOLE_PERCENT = 'Enter a whole number from 0 to 100';

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
