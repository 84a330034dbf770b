import { joinList, splitList, splitUnescaped, unescapeCharacters } from '../csv/listCell.ts';
import { splitPictureUrls } from '../csv/pictureUrls.ts';
import type { RowDraft } from './rowDraft.ts';

const MAX_IMAGES = 10;
const LEVEL = />/;
/** WooCommerce's category of products without one. */
const NO_CATEGORY = /^uncategorized$/i;

/** Reads the categories of other programs: levels lead to sub-categories, and WooCommerce has commas between categories. */
export function readCategories(draft: RowDraft): void {
  const cell = draft.text('categories');
  const { format } = draft.facts;
  if (cell === '' || format === 'CATALOGUE') return;
  const paths = format === 'WOOCOMMERCE' ? splitByComma(cell) : splitList(cell);
  const levels = paths
    .filter((path) => !NO_CATEGORY.test(path))
    .map((path) => path.split(LEVEL).flatMap((level) => level.trim() || []))
    .filter((path) => path.length > 0);
  if (format !== 'WOOCOMMERCE' && levels.every(({ length }) => length === 1)) return;
  const categories = [...new Set(levels.map(([first = '']) => first))];
  const subCategories = [...new Set(levels.flatMap((path) => (path.length > 1 ? (path.at(-1) ?? []) : [])))];
  draft.replace('categories', joinList(categories), 'Each category is the first of its levels');
  if (subCategories.length === 0 || draft.text('sub_categories') !== '') return;
  draft.replace('sub_categories', joinList(subCategories), 'Each sub-category is the last of its levels');
}

function splitByComma(cell: string): string[] {
  return splitUnescaped(cell, ',')
    .map((text) => unescapeCharacters(text, ',').trim())
    .filter((text) => text !== '');
}

/** Reads the addresses of pictures; a product has ten at most. */
export function readImages(draft: RowDraft): void {
  const addresses = splitPictureUrls(draft.text('images'));
  if (addresses.length <= MAX_IMAGES) return;
  draft.cells.images = addresses.slice(0, MAX_IMAGES).join('|');
  draft.notices.push({ column: 'images', reason: `A product has ${MAX_IMAGES} pictures at most` });
}
