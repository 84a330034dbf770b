import { cleanText } from '../../../platform/core/text/textShape.ts';
import { IMPORT_COLUMN_NAMES } from '../csv/catalogueColumns.ts';
import { htmlText } from './htmlText.ts';
import type { RowDraft } from './rowDraft.ts';

const MAX_DESCRIPTION = 5000;
const NAME_AS_DESCRIPTION = 'The name of a new product stands in for its description';
const HIDDEN = [
  'no',
  'n',
  'false',
  '0',
  '-1',
  'draft',
  'archived',
  'inactive',
  'private',
  'hidden',
  'disabled',
  'unlisted',
  'off',
];
const SHOWN = ['yes', 'y', 'true', '1', 'active', 'published', 'visible', 'enabled', 'publish', 'live', 'on'];

/** Removes invisible characters from all cells. */
export function readInvisible(draft: RowDraft): void {
  for (const column of IMPORT_COLUMN_NAMES) {
    const text = draft.cells[column];
    if (text === undefined) continue;
    const clean = cleanText(text);
    if (clean === text) continue;
    draft.cells[column] = clean;
    draft.notices.push({ column, reason: 'Invisible characters are left out' });
  }
}

/** Reads the description, which defaults to the name for a new product. */
export function readDescription(draft: RowDraft): void {
  const cell = draft.cells.description ?? '';
  const lines = draft.facts.format === 'WOOCOMMERCE' ? cell.replaceAll('\\n', '\n') : cell;
  const text = htmlText(lines);
  if (text !== cell) draft.cells.description = text;
  if (text !== lines) draft.notices.push({ column: 'description', reason: 'HTML becomes plain text' });
  if (text.trim().length > MAX_DESCRIPTION) {
    draft.cells.description = `${text
      .trim()
      .slice(0, MAX_DESCRIPTION - 1)
      .toWellFormed()}…`;
    draft.notices.push({ column: 'description', reason: 'A description ends after 5,000 characters' });
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
    draft.notices.push({ column: 'published', reason: 'Its status hides the product', cell: status });
  } else if (!SHOWN.includes(word)) draft.refuse('published', `The status ${status} is neither active nor draft`);
  else if (published === '') draft.cells.published = 'yes';
}
