import type { FormPicture } from '../../media/formPicture.ts';
import { parseRupees } from '../../money/parseRupees.ts';
import { parseCount } from './parseCount.ts';
import type { ProductDraft } from './productDraft.ts';
import { productTexts as texts } from './productTexts.ts';
import { MOST_STOCK } from './stockBounds.ts';

const MOST_PAISE = 1_000_000_00;
const MOST_CHOSEN = 20;

/** How many extra fields there may be. */
export const MOST_DETAILS = 30;

/** How many pictures there may be. */
export const MOST_PICTURES = 10;

/** How long the name of an extra field may be. */
export const LONGEST_DETAIL_NAME = 60;

/** Whether the SKU may be left out, as that of a new product. */
interface Rules {
  isNew: boolean;
}

/** What is wrong with a product that is to be saved, by field; extra fields go by their place, as `details.0`. */
export function checkProduct(draft: ProductDraft, { isNew }: Rules): Readonly<Record<string, string>> {
  const { fields } = texts;
  const found: Array<[string, string]> = [
    ['name', checkText(fields.name, draft.name, 200)],
    ['description', checkText(fields.description, draft.description, 5000)],
    ['pictures', checkPictures(draft.pictures)],
    ['categories', checkChosen(draft.categories.length)],
    ['subCategories', checkChosen(draft.subCategories.length)],
    ['unit', checkText(fields.unit, draft.unit, 60)],
    ['stock', checkWhole(fields.stock, draft.stock, { most: MOST_STOCK, range: texts.stockRange })],
    ['mrp', checkPrice(draft.mrp)],
    [
      'discountPercent',
      checkWhole(fields.discountPercent, draft.discountPercent, { most: 100, range: texts.percentRange }),
    ],
    ...draft.details.map(({ name, value }, at): [string, string] => [`details.${at}`, checkText(name, value, 500)]),
    ['brand', draft.brand.trim() === '' ? '' : checkText(fields.brand, draft.brand, 100)],
    ['sku', checkSku(draft.sku.trim(), isNew)],
    ['gstPercent', checkWhole(fields.gstPercent, draft.gstPercent, { most: 100, range: texts.percentRange })],
    ['hsnCode', /^(\d{4}|\d{6}|\d{8})?$/.test(draft.hsnCode.trim()) ? '' : texts.badHsnCode],
    [
      'lowStockThreshold',
      checkWhole(fields.lowStockThreshold, draft.lowStockThreshold, { most: MOST_STOCK, range: texts.stockRange }),
    ],
  ];
  return Object.fromEntries(found.filter(([, message]) => message !== ''));
}

/** Which pictures stand against saving, in words; empty when all are stored. */
export function checkPictures(pictures: readonly FormPicture[]): string {
  const failed = pictures.filter(({ error }) => error !== '');
  if (failed.length > 0) return texts.notSent(failed.map(({ fileName }) => fileName).join(', '));
  const underWay = pictures.filter(({ id }) => id === null);
  return underWay.length === 0 ? '' : texts.stillSending(underWay.map(({ fileName }) => fileName).join(', '));
}

function checkText(label: string, text: string, most: number): string {
  const { length } = text.trim();
  if (length === 0) return texts.missing(label);
  return length > most ? texts.tooLong(most.toLocaleString('en-IN')) : '';
}

function checkChosen(count: number): string {
  return count > MOST_CHOSEN ? texts.tooManyChosen(MOST_CHOSEN) : '';
}

function checkWhole(label: string, text: string, { most, range }: { most: number; range: string }): string {
  if (text.trim() === '') return texts.missing(label);
  const number = parseCount(text);
  if (number === null) return text.trim().startsWith('-') ? range : texts.noWholeNumber;
  return number > most ? range : '';
}

function checkPrice(text: string): string {
  if (text.trim() === '') return texts.missing(texts.fields.mrp);
  const paise = parseRupees(text);
  if (paise === null) return text.trim().startsWith('-') ? texts.priceRange : texts.noPrice;
  return paise > 0 && paise <= MOST_PAISE ? '' : texts.priceRange;
}

function checkSku(sku: string, isNew: boolean): string {
  if (sku === '') return isNew ? '' : texts.missing(texts.fields.sku);
  if (sku.length > 60) return texts.tooLong('60');
  return /^[A-Za-z0-9._-]+$/.test(sku) ? '' : texts.badSku;
}
