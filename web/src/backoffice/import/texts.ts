import { formatCount } from '@kirana/shared/numbers.ts';

const rows = (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`);
const products = (count: number) => (count === 1 ? '1 product is' : `${formatCount(count)} products are`);
const pictures = (count: number) => (count === 1 ? '1 picture' : `${formatCount(count)} pictures`);

/** Fixed texts of the import and export pages. */
export const texts = {
  title: 'Import & export',

  exportTitle: 'Export',
  exportText: 'Every product of the shop in one CSV file, hidden ones included. Change it and import it again.',
  download: 'Download catalogue',
  columns: 'The columns of the file',
  column: 'Column',
  meaning: 'What its cells hold',
  example: 'Example',
  required: 'Required for a new product',
  alsoNamed: 'Also read:',

  importTitle: 'Import',
  importText: 'We check the file first. Nothing changes in the shop until you confirm.',
  choose: 'Choose a file',
  chooseHint: 'or drop it here',
  file: 'CSV or Excel file',
  limits: 'CSV in UTF-8 or Excel (.xlsx), at most 32 MB and 1,00,000 rows',
  wrongFile: 'Choose a file whose name ends with .csv or .xlsx',
  tooLarge: 'This file is larger than 32 MB',
  empty: 'This file is empty',
  onlyOne: 'Choose one file',
  sending: (name: string) => `Sending ${name}`,
  reading: (name: string) => `Reading ${name}`,
  percent: (percent: number) => `${percent} %`,
  cancel: 'Cancel',

  history: 'Imported files',
  noHistory: 'No files imported yet.',
  fileName: 'File',
  state: 'State',
  result: 'Rows',
  who: 'Who',
  when: 'When',
  deletedUser: 'Deleted account',
  added: (count: number) => `${formatCount(count)} new`,
  changed: (count: number) => `${formatCount(count)} changed`,
  unchanged: (count: number) => `${formatCount(count)} unchanged`,
  refused: (count: number) => `${formatCount(count)} refused`,

  pageTitle: (file: string) => `Import of ${file}`,
  back: 'Import & export',
  by: (who: string) => `by ${who}`,
  notFoundTitle: 'This import does not exist',
  notFoundText: 'It may have been deleted, or the link is incomplete.',
  progress: 'Progress',
  checking: 'Checking the rows',
  checkingText: 'Nothing changes in the shop yet. You can leave this page; checking continues.',
  checked: 'Nothing has changed in the shop yet. See below what the file would do.',
  refusedRows: (count: number) =>
    count === 1
      ? '1 row is refused: download and correct it below, or import the rest.'
      : `${rows(count)} are refused: download and correct them below, or import the rest.`,
  nothingToDo: 'This file wouldn’t change anything.',
  running: 'Importing',
  runningText: 'You can leave this page; the import continues.',
  done: (created: number, changed: number) =>
    `The file is imported. ${formatCount(created)} created, ${formatCount(changed)} changed.`,
  fetching: 'Fetching pictures',
  picturesMissing: (count: number) => `${pictures(count)} couldn’t be fetched. Their rows say why.`,
  failed: 'The import has stopped.',
  cameTo: (done: number, all: number) =>
    `${formatCount(done)} of ${rows(all)} were imported; none will be imported twice.`,
  discarded: (done: number) =>
    done === 0
      ? 'This import was discarded; no rows were imported.'
      : `This import was discarded after ${rows(done)}; they stay in the shop.`,
  run: (count: number) => `Import ${rows(count)}`,
  goOn: 'Continue',
  discard: 'Discard',
  stop: 'Stop',
  runTitle: 'Import this file?',
  runCreates: (count: number) => `${products(count)} added.`,
  runChanges: (count: number) => `${products(count)} changed.`,
  runLeavesOut: (count: number) => `${rows(count)} ${count === 1 ? 'is' : 'are'} refused and left out.`,
  discardTitle: 'Discard this import?',
  discardText: (done: number) =>
    done === 0 ? 'Nothing changes in the shop.' : 'Rows already imported stay in the shop; the rest are dropped.',
  wasDiscarded: 'Import discarded',

  noGst: 'This file has no GST column.',
  gstDefault: (count: number) =>
    count === 1
      ? '1 new product without GST takes that of its category.'
      : `${formatCount(count)} new products without GST take that of their category.`,
  gstMissing: (count: number) =>
    count === 1
      ? '1 new product gets 0 %, because none of its categories has a GST.'
      : `${formatCount(count)} new products get 0 %, because none of their categories has a GST.`,
  editCategories: 'Set the GST of categories',
  gstOf: (percent: number, category: string) => `GST ${percent} % from the category ${category}`,
  gstOfNone: 'GST 0 %: no category with a GST',

  undo: 'Undo this import',
  checkUndoAgain: 'Check again',
  checkingUndo: 'Checking what can be undone',
  undoing: 'Undoing',
  undoChecked: 'Nothing is undone yet. The undo would do this:',
  nothingToUndo: 'Nothing of this import can be undone.',
  undoDeletes: (count: number) =>
    `${count === 1 ? '1 created product is' : `${formatCount(count)} created products are`} deleted.`,
  undoRestores: (count: number) =>
    count === 1 ? '1 changed product is restored.' : `${formatCount(count)} changed products are restored.`,
  undoKeeps: (count: number) =>
    count === 1
      ? '1 product stays as it is: it was ordered, changed or deleted since. Its row says why.'
      : `${formatCount(count)} products stay as they are: they were ordered, changed or deleted since. Their rows say why.`,
  undoProducts: (count: number) => `Undo ${count === 1 ? '1 product' : `${formatCount(count)} products`}`,
  undoTitle: 'Undo this import?',
  undoFailed: 'The undo has stopped.',
  undone: (deleted: number, restored: number, kept: number) =>
    `The import is undone. ${formatCount(deleted)} deleted, ${formatCount(restored)} restored, ${formatCount(kept)} left as they are.`,
  kept: (count: number) => `${formatCount(count)} not undone`,
  notUndone: (reason: string) => `Not undone: ${reason}`,

  sheet: (name: string) => `It is read from the sheet “${name}”.`,
  headerRow: (row: number) => `Its headings are in row ${formatCount(row)}.`,
  readingTitle: 'How the file is read',
  rowCount: (count: number) => rows(count),

  mappingTitle: 'Columns of the file',
  mappingText:
    'Choose what each column of your file holds. Your choice is remembered for files with the same headings.',
  needsMapping:
    'Some headings of this file are not ours. Say below what its columns hold; nothing changes in the shop yet.',
  heading: 'Heading in the file',
  samples: 'First cells',
  noSamples: 'Empty',
  ignored: 'Ignore',
  columnOf: (heading: string) => `Column of ${heading}`,
  notMapped: (names: readonly string[]) =>
    `Not in the file: ${names.join(', ')}. New products need ${names.length === 1 ? 'it' : 'them'}.`,
  checkFile: 'Check the file',
  changeColumns: 'Change columns',
  newCategoriesTitle: 'Categories that are new to the shop',
  newCategoriesText:
    'The import creates them, unless you choose one of the shop’s. Your choice is remembered for the next file.',
  isCreated: 'Will be created',
  isReplaced: (name: string) => `Products go to ${name}`,
  gst: 'GST %',
  gstOfCategory: (name: string) => `GST of ${name} in percent`,
  gstInvalid: 'GST must be a whole number from 0 to 100',
  map: 'Use another',
  mapCategory: (name: string) => `Use another category for ${name}`,
  create: 'Create it',
  createCategory: (name: string) => `Create ${name}`,
  mapTitle: (name: string) => `Instead of ${name}`,
  useIt: 'Choose one',
  useNamed: (name: string) => `Use ${name}`,
  checkAgain: 'Check again',

  newCategories: 'New categories',
  newSubCategories: 'New sub-categories',
  unknownColumns: 'Ignored columns',

  rows: 'Rows',
  outcome: 'What happens',
  all: (count: number) => `All ${formatCount(count)}`,
  row: 'Row',
  sku: 'SKU',
  name: 'Name',
  details: 'Details',
  noName: 'No name',
  noRows: 'No rows of this kind.',
  downloadRefused: 'Download refused rows',
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

const CAPITALS = /\b(sku|gst|hsn)\b/g;

/** The name of a column in words: `gst_percent` is `GST percent`. */
export function columnLabel(column: string): string {
  const words = column.replaceAll('_', ' ').replace(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
