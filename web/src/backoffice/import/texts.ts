import { formatCount } from '@kirana/shared/numbers.ts';

const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`);
const products = (count: number) => (count === 1 ? '1 product is' : `${formatCount(count)} products are`);
const productCount = (count: number) => (count === 1 ? '1 product' : `${formatCount(count)} products`);
const pictures = (count: number) => (count === 1 ? '1 picture' : `${formatCount(count)} pictures`);

/** Fixed texts of the import and export pages. */
export const texts = {
  columns: 'Columns in the file',
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
      ? '1 row can’t be imported. Download it below to fix it, or import the rest.'
      : `${rows(count)} can’t be imported. Download them below to fix them, or import the rest.`,
  done: (created: number, changed: number) =>
    `Import finished: ${formatCount(created)} created, ${formatCount(changed)} changed.`,
  picturesMissing: (count: number) => `${pictures(count)} couldn’t be downloaded. Their rows say why.`,
  cameTo: (done: number, all: number) =>
    `${formatCount(done)} of ${rows(all)} were imported. None will be imported twice.`,
  discarded: (done: number) =>
    done === 0
      ? 'This import was discarded. No rows were imported.'
      : `This import was discarded after ${rows(done)}, which stay in the shop.`,
  run: (count: number) => `Import ${rows(count)}`,
  goOn: 'Continue',
  discard: 'Discard',
  runCreates: (count: number) => `${products(count)} added.`,
  runChanges: (count: number) => `${products(count)} changed.`,
  runLeavesOut: (count: number) => `${rows(count)} will be skipped.`,
  discardText: (done: number) =>
    done === 0 ? 'Nothing changes in the shop.' : 'Rows already imported stay in the shop; the rest are dropped.',

  gstDefault: (count: number) =>
    count === 1
      ? '1 new product has no GST and will use its category’s.'
      : `${formatCount(count)} new products have no GST and will use their category’s.`,
  gstMissing: (count: number) =>
    count === 1
      ? '1 new product will have 0% because none of its categories has a GST.'
      : `${formatCount(count)} new products will have 0% because none of their categories has a GST.`,

  undoDeletes: (count: number) =>
    `${count === 1 ? '1 created product is' : `${formatCount(count)} created products are`} deleted.`,
  undoRestores: (count: number) =>
    count === 1 ? '1 changed product is restored.' : `${formatCount(count)} changed products are restored.`,
  undoKeeps: (count: number) =>
    count === 1
      ? '1 product stays as it is because it has since been ordered, changed or deleted. Its row says why.'
      : `${formatCount(count)} products stay as they are because they have since been ordered, changed or deleted. Their rows say why.`,
  undoProducts: (count: number) => `Undo ${productCount(count)}`,
  undone: (deleted: number, restored: number, kept: number) =>
    `Import undone: ${formatCount(deleted)} deleted, ${formatCount(restored)} restored, ${formatCount(kept)} left as they are.`,
  kept: (count: number) => `${formatCount(count)} not undone`,

  headerRow: (row: number) => `Headings found in row ${formatCount(row)}.`,
  rowCount: (count: number) => rows(count),

  mappingTitle: 'Columns of the file',
  notMapped: (names: readonly string[]) =>
    `Not in the file: ${names.join(', ')}. New products need ${names.length === 1 ? 'it' : 'them'}.`,

  newCategories: (count: number) => `${formatCount(count)} new ${count === 1 ? 'category' : 'categories'}`,
  newSubCategories: (count: number) => `${formatCount(count)} new ${count === 1 ? 'sub-category' : 'sub-categories'}`,

  notMatched: (count: number) =>
    count === 1
      ? '1 file or product is left out. Its row says why.'
      : `${formatCount(count)} files or products are left out. Their rows say why.`,
  placement: 'Where the new pictures go',
  keepPictures: 'Behind the present pictures',
  replacePictures: 'In place of the present pictures',
  runPictures: (count: number, keeps: boolean) =>
    keeps ? `Add pictures to ${productCount(count)}` : `Replace the pictures of ${productCount(count)}`,
  runPicturesText: (count: number, keeps: boolean) =>
    keeps
      ? `${products(count)} shown with the new pictures behind the present ones.`
      : `${products(count)} shown with the new pictures alone. The present ones can be restored for 7 days.`,

  rows: 'Rows',
  outcome: 'What happens',
  all: (count: number) => `All ${formatCount(count)}`,
  row: 'Row',
} as const;

/** What is special about a program's files, by the enum values of their formats. */
export const formatTexts: Readonly<Record<string, string | undefined>> = {
  SHOPIFY:
    'This is a Shopify export. Rows with the same handle share a title, description, vendor, type and pictures. The compare-at price is used as the MRP.',
  WOOCOMMERCE:
    'This is a WooCommerce export. Variations take their name, description and categories from their parent, which isn’t sold on its own. Sale prices apply only on their dates.',
  PICTURES: 'A zip of pictures, each for the product whose SKU or barcode it is named after.',
  VYAPAR: 'This is a Vyapar item list.',
  TALLY:
    'This is a Tally list. A row with only a name is the group for the rows below it, and totals are skipped. Check the rates against your prices: Tally uses them to value stock.',
};
