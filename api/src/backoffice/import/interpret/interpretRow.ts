import { COLUMN_NAMES, type ImportCells } from '../csv/catalogueColumns.ts';
import { readCodes } from './readCodes.ts';
import { readCounts } from './readCounts.ts';
import { readCategories, readImages } from './readLinks.ts';
import { readPercents } from './readPercents.ts';
import { readPrices } from './readPrices.ts';
import { readDescription, readInvisible, readStatus } from './readTexts.ts';
import { readUnit } from './readUnit.ts';
import { RowDraft, type FileFacts, type InterpretedRow } from './rowDraft.ts';

/** The rules in their order: prices need the GST, and a stock needs the unit. */
const RULES = [
  ...[readInvisible, readCodes, readPercents, readPrices, readUnit, readCounts, readStatus, readDescription],
  ...[readCategories, readImages],
];

/**
 * A row as other programs write it in the form of the catalogue: bad form is repaired, which a notice says, and what may have two meanings is
 * refused. The cells are those that an export has, still as text.
 */
export function interpretRow(row: ImportCells, facts: FileFacts): InterpretedRow {
  const draft = new RowDraft(row, facts);
  for (const rule of RULES) rule(draft);
  const cells = Object.fromEntries(
    COLUMN_NAMES.flatMap((column) => (draft.cells[column] === undefined ? [] : [[column, draft.cells[column]]])),
  );
  return { cells, defaults: draft.defaults, issues: draft.issues, notices: draft.notices };
}
