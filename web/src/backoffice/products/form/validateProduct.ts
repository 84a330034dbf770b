import { MAX_QUANTITY, MAX_STOCK } from '@kirana/shared/limits.ts';
import type { FormPicture } from '../../../shop/media/formPicture.ts';
import { explainRupees, parseRupees } from '../../../ui/money/parseRupees.ts';
import { dropInvisible, formatCount } from '@kirana/shared/numbers.ts';
import { parseCount } from '../../../ui/numbers/parseCount.ts';
import type { ProductDraft, ProductTextField } from '../productDraft.ts';
import { productTexts as texts } from '../productTexts.ts';

const MAX_PRICE_PAISE = 1_000_000_00;
const MAX_CHOICES = 20;

/** The maximum length of an extra field's name. */
export const MAX_DETAIL_NAME_LENGTH = 60;

/** The validation errors of a draft by field; extra fields are keyed by index, as `details.0`. The SKU of a new product may be empty. */
export function validateProduct(draft: ProductDraft, { isNew }: { isNew: boolean }): Readonly<Record<string, string>> {
  const { fields } = texts;
  const whole = (field: ProductTextField, most: number, least = 0): [string, string] => [
    field,
    checkWhole(fields[field], draft[field], { least, most }),
  ];
  const found: Array<[string, string]> = [
    ['name', checkText(fields.name, draft.name, 200)],
    ['description', checkText(fields.description, draft.description, 5000)],
    ['pictures', validatePictures(draft.pictures)],
    ['categories', checkChosen(draft.categories.length)],
    ['subCategories', checkChosen(draft.subCategories.length)],
    ['unit', checkText(fields.unit, draft.unit, 60)],
    whole('stock', MAX_STOCK),
    ['mrp', checkPrice(draft.mrp)],
    whole('discountPercent', 100),
    ...draft.details.map(({ name, value }, at): [string, string] => [`details.${at}`, checkText(name, value, 500)]),
    ['brand', draft.brand.trim() === '' ? '' : checkText(fields.brand, draft.brand, 100)],
    ['sku', checkSku(dropInvisible(draft.sku).trim(), isNew)],
    ['barcode', checkBarcode(dropInvisible(draft.barcode).replace(/\s+/g, ''))],
    whole('gstPercent', 100),
    ['hsnCode', /^(\d{4}|\d{6}|\d{8})?$/.test(dropInvisible(draft.hsnCode).trim()) ? '' : 'Enter 4, 6 or 8 digits'],
    whole('lowStockThreshold', MAX_STOCK),
    draft.maxPerOrder.trim() === '' ? ['maxPerOrder', ''] : whole('maxPerOrder', MAX_QUANTITY, 1),
  ];
  return Object.fromEntries(found.filter(([, message]) => message !== ''));
}

/** A message naming the pictures that are not uploaded; empty if all are. */
export function validatePictures(pictures: readonly FormPicture[]): string {
  const failed = pictures.filter(({ error }) => error !== '');
  if (failed.length > 0)
    return `Not uploaded: ${failed.map(({ fileName }) => fileName).join(', ')}. Try again, or remove it.`;
  const uploading = pictures.filter(({ id }) => id === null);
  return uploading.length === 0
    ? ''
    : `Still uploading: ${uploading.map(({ fileName }) => fileName).join(', ')}. Submit again in a moment.`;
}

function checkText(label: string, text: string, most: number): string {
  const { length } = dropInvisible(text).trim();
  if (length === 0) return texts.missing(label);
  return length > most ? texts.tooLong(most.toLocaleString('en-IN')) : '';
}

function checkChosen(count: number): string {
  return count > MAX_CHOICES ? `Choose at most ${MAX_CHOICES}` : '';
}

function checkWhole(label: string, text: string, { least, most }: { least: number; most: number }): string {
  if (text.trim() === '') return texts.missing(label);
  const number = parseCount(text);
  const range = `Enter a number from ${least} to ${formatCount(most)}`;
  if (number === null) return text.trim().startsWith('-') ? range : 'Enter a whole number';
  return number < least || number > most ? range : '';
}

function checkPrice(text: string): string {
  if (text.trim() === '') return texts.missing(texts.fields.mrp);
  const paise = parseRupees(text);
  if (paise === null)
    return explainRupees(
      text,
      text.trim().startsWith('-') ? texts.priceRange : 'Enter an amount in rupees, such as 49.50',
    );
  return paise > 0 && paise <= MAX_PRICE_PAISE ? '' : texts.priceRange;
}

function checkBarcode(barcode: string): string {
  return /^([A-Za-z0-9._-]{4,48})?$/.test(barcode) ? '' : 'Use 4 to 48 letters, digits, dots, dashes and underscores';
}

function checkSku(sku: string, isNew: boolean): string {
  if (sku === '') return isNew ? '' : texts.missing(texts.fields.sku);
  if (sku.length > 60) return texts.tooLong('60');
  return /^[A-Za-z0-9._-]+$/.test(sku) ? '' : 'Use only letters, digits, dots, dashes and underscores';
}
