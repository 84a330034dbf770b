import { convert } from 'html-to-text';
import { cleanText } from '../../../platform/core/text/textShape.ts';
import { IMPORT_COLUMN_NAMES } from '../csv/catalogueColumns.ts';
import { NO, YES } from '../csv/readCells.ts';
import type { RowDraft } from './rowDraft.ts';

const IS_HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i;
const BETWEEN_TAGS = />\s*\n\s*</g; // lines of the source, which are none of the text
const MAX_DEPTH = 50;
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The text of HTML with its line breaks; lists have a dot before each item. Text without tags and entities stays as it is. */
export function htmlText(html: string): string {
  if (!IS_HTML.test(html)) return html;
  const text = convert(html.replace(BETWEEN_TAGS, '><'), {
    wordwrap: false,
    preserveNewlines: true,
    limits: { maxDepth: MAX_DEPTH },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '• ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 1 } },
      ...HEADINGS.map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 },
      })),
    ],
  });
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const MAX_DESCRIPTION = 5000;
const NAME_AS_DESCRIPTION = 'No description, so the name is used';
const HIDDEN = [...NO, 'hidden', 'disabled', 'unlisted', 'off'];
const SHOWN = [...YES, 'visible', 'enabled', 'publish', 'live', 'on'];

/** Removes invisible characters from all cells. */
export function readInvisible(draft: RowDraft): void {
  for (const column of IMPORT_COLUMN_NAMES) {
    const text = draft.cells[column];
    if (text === undefined) continue;
    const clean = cleanText(text);
    if (clean === text) continue;
    draft.cells[column] = clean;
    draft.notices.push({ column, reason: 'Invisible characters removed' });
  }
}

/** Reads the description, which defaults to the name for a new product. */
export function readDescription(draft: RowDraft): void {
  const cell = draft.cells.description ?? '';
  const lines = draft.facts.format === 'WOOCOMMERCE' ? cell.replaceAll('\\n', '\n') : cell;
  const text = htmlText(lines);
  if (text !== cell) draft.cells.description = text;
  if (text !== lines) draft.notices.push({ column: 'description', reason: 'HTML converted to plain text' });
  if (text.trim().length > MAX_DESCRIPTION) {
    draft.cells.description = `${text
      .trim()
      .slice(0, MAX_DESCRIPTION - 1)
      .toWellFormed()}…`;
    draft.notices.push({ column: 'description', reason: 'Description shortened to 5,000 characters' });
  }
  if (text.trim() === '' && draft.text('name') !== '') {
    draft.defaults.push({ column: 'description', reason: NAME_AS_DESCRIPTION, value: draft.text('name') });
  }
}

/** Reads the columns of whether shoppers see the product: they see one that neither hides. */
export function readStatus(draft: RowDraft): void {
  const published = draft.text('published').toLowerCase();
  if (SHOWN.includes(published)) draft.cells.published = 'yes';
  if (HIDDEN.includes(published)) draft.cells.published = 'no';
  const status = draft.text('status');
  if (status === '') return;
  const word = status.toLowerCase();
  if (HIDDEN.includes(word)) {
    draft.cells.published = 'no';
    draft.notices.push({ column: 'published', reason: 'Hidden because of its status', cell: status });
  } else if (!SHOWN.includes(word))
    draft.refuse('published', `The status ${status} isn’t one we know. Use active, draft or archived.`);
  else if (published === '') draft.cells.published = 'yes';
}

const NUMBER = '\\d+(?:\\.\\d+)?';
const MEASURE =
  'kgs?|kilos?|kilograms?|gms?|grams?|grammes?|g|ml|mls|millilitres?|l|ltrs?|lts?|litres?|liters?|pcs?|pieces?|nos|units?|dozen|dz';
const SIZE = new RegExp(
  `(?:${NUMBER}\\s*[x×*]\\s*)?(?<![\\d.,])${NUMBER}\\s*(?:${MEASURE})(?![\\p{L}\\p{N}])\\.?`,
  'giu',
);

/** The last pack size that a text names, such as the `500 ml` of `Cow Ghee 500 ml`; null when it names none. */
export function readPackSize(text: string): string | null {
  return text.match(SIZE)?.at(-1)?.trim() ?? null;
}

/** What a unit of measure without a number stands for, by its singular or abbreviation. */
const SINGLE: Readonly<Record<string, string>> = {
  ...{ kg: '1 kg', kgs: '1 kg', kilogram: '1 kg', kilo: '1 kg', g: '1 g', gm: '1 g', gram: '1 g', gramme: '1 g' },
  ...{ l: '1 L', ltr: '1 L', lt: '1 L', litre: '1 L', liter: '1 L', ml: '1 ml', millilitre: '1 ml' },
  ...{ pc: '1 pc', pcs: '1 pc', piece: '1 pc', nos: '1 pc', no: '1 pc', number: '1 pc', unit: '1 pc', unt: '1 pc' },
  ...{ ea: '1 pc', each: '1 pc', dozen: '1 dozen', dz: '1 dozen', doz: '1 dozen', pack: '1 pack', pac: '1 pack' },
  ...{ packet: '1 pack', pkt: '1 pack', pk: '1 pack', bag: '1 bag', bottle: '1 bottle', btl: '1 bottle', box: '1 box' },
  ...{ can: '1 can', jar: '1 jar', tin: '1 tin', pouch: '1 pouch', tray: '1 tray', sachet: '1 sachet', tub: '1 tub' },
  ...{ bundle: '1 bundle', bdl: '1 bundle', bunch: '1 bunch', roll: '1 roll', rol: '1 roll', pair: '1 pair' },
  ...{ carton: '1 carton', ctn: '1 carton', set: '1 set', strip: '1 strip', tube: '1 tube', cup: '1 cup' },
};

/** The pack of a unit of measure without a number, such as `KILOGRAMS (Kg)` or `Nos`; null for any other text. */
export function packOfMeasure(text: string): string | null {
  const [, word = text] = /^([^()]+?)\s*\([^()]*\)$/.exec(text) ?? [];
  const bare = word.toLowerCase().replace(/[.\s]+/g, '');
  return SINGLE[bare] ?? SINGLE[bare.replace(/e?s$/, '')] ?? SINGLE[bare.replace(/s$/, '')] ?? null;
}
