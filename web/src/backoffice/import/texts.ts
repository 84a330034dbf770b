import { formatCount } from '@kirana/shared/numbers.ts';

const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`);
const products = (count: number) => (count === 1 ? '1 product is' : `${formatCount(count)} products are`);
const pictures = (count: number) => (count === 1 ? '1 picture' : `${formatCount(count)} pictures`);

/** Fixed texts of the import and export pages. */
export const texts = {
  columns: 'The columns of the file',
  column: 'Column',

  cancel: 'Cancel',

  history: 'Imported files',
  added: (count: number) => `${formatCount(count)} new`,
  changed: (count: number) => `${formatCount(count)} changed`,
  unchanged: (count: number) => `${formatCount(count)} unchanged`,
  refused: (count: number) => `${formatCount(count)} refused`,

  back: 'Import & export',
  refusedRows: (count: number) =>
    count === 1
      ? '1 row is refused: download and correct it below, or import the rest.'
      : `${rows(count)} are refused: download and correct them below, or import the rest.`,
  done: (created: number, changed: number) =>
    `The file is imported. ${formatCount(created)} created, ${formatCount(changed)} changed.`,
  picturesMissing: (count: number) => `${pictures(count)} couldn’t be fetched. Their rows say why.`,
  cameTo: (done: number, all: number) =>
    `${formatCount(done)} of ${rows(all)} were imported; none will be imported twice.`,
  discarded: (done: number) =>
    done === 0
      ? 'This import was discarded; no rows were imported.'
      : `This import was discarded after ${rows(done)}; they stay in the shop.`,
  run: (count: number) => `Import ${rows(count)}`,
  goOn: 'Continue',
  discard: 'Discard',
  runCreates: (count: number) => `${products(count)} added.`,
  runChanges: (count: number) => `${products(count)} changed.`,
  runLeavesOut: (count: number) => `${rows(count)} ${count === 1 ? 'is' : 'are'} refused and left out.`,
  discardText: (done: number) =>
    done === 0 ? 'Nothing changes in the shop.' : 'Rows already imported stay in the shop; the rest are dropped.',

  gstDefault: (count: number) =>
    count === 1
      ? '1 new product without GST takes that of its category.'
      : `${formatCount(count)} new products without GST take that of their category.`,
  gstMissing: (count: number) =>
    count === 1
      ? '1 new product gets 0 %, because none of its categories has a GST.'
      : `${formatCount(count)} new products get 0 %, because none of their categories has a GST.`,

  undoDeletes: (count: number) =>
    `${count === 1 ? '1 created product is' : `${formatCount(count)} created products are`} deleted.`,
  undoRestores: (count: number) =>
    count === 1 ? '1 changed product is restored.' : `${formatCount(count)} changed products are restored.`,
  undoKeeps: (count: number) =>
    count === 1
      ? '1 product stays as it is: it was ordered, changed or deleted since. Its row says why.'
      : `${formatCount(count)} products stay as they are: they were ordered, changed or deleted since. Their rows say why.`,
  undoProducts: (count: number) => `Undo ${count === 1 ? '1 product' : `${formatCount(count)} products`}`,
  undone: (deleted: number, restored: number, kept: number) =>
    `The import is undone. ${formatCount(deleted)} deleted, ${formatCount(restored)} restored, ${formatCount(kept)} left as they are.`,
  kept: (count: number) => `${formatCount(count)} not undone`,

  headerRow: (row: number) => `Its headings are in row ${formatCount(row)}.`,
  rowCount: (count: number) => rows(count),

  mappingTitle: 'Columns of the file',
  notMapped: (names: readonly string[]) =>
    `Not in the file: ${names.join(', ')}. New products need ${names.length === 1 ? 'it' : 'them'}.`,

  newCategories: (count: number) => `${formatCount(count)} new ${count === 1 ? 'category' : 'categories'}`,
  newSubCategories: (count: number) => `${formatCount(count)} new ${count === 1 ? 'sub-category' : 'sub-categories'}`,

  rows: 'Rows',
  outcome: 'What happens',
  all: (count: number) => `All ${formatCount(count)}`,
  row: 'Row',
} as const;

/** What is special about a program's files, by the enum values of their formats. */
export const formatTexts: Readonly<Record<string, string | undefined>> = {
  SHOPIFY:
    'This is an export of Shopify: the rows of a handle share their title, description, vendor, type and pictures, and a compare-at price is the MRP.',
  WOOCOMMERCE:
    'This is an export of WooCommerce: variations take their name, description and categories from their parent, which is not sold itself, and a sale price counts while its dates say so.',
  VYAPAR: 'This is an item list of Vyapar.',
  TALLY:
    'This is a list of Tally: a row with a name alone is the group of the rows below it, and totals are left out. Compare its rates with your prices; they value the stock.',
};

const CAPITALS = /\b(sku|gst|hsn|mrp)\b/g;

/** The columns whose names in files are older than the words of the shop. */
const formerNames: Readonly<Record<string, string>> = { price: 'mrp', selling_price: 'price' };

/** The name of a column in words: `gst_percent` is `GST percent`, and `price` the MRP. */
export function columnLabel(column: string): string {
  const words = (formerNames[column] ?? column).replaceAll('_', ' ').replace(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
