import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { HucreError, type CellValue } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { LIMITS, type SheetMessage, type SheetRow } from './sheetMessages.ts';

/**
 * A program that reads the first sheet of a workbook from its input. `readXlsx` starts it with a limit of its memory, so that a hostile
 * file ends it and not the server. It sends some rows, and waits for a message before it sends more.
 */
const BATCH = 500;
/** The digits of a number that a spreadsheet shows; those behind come from binary fractions. */
const DIGITS = 15;

const send = (message: SheetMessage) => process.send?.(message);

/** A row that can't be imported. */
class InvalidRowError extends Error {}

try {
  const bytes = await buffer(process.stdin);
  let rows: SheetRow[] = [];
  for await (const row of readRows(bytes)) {
    rows.push(row);
    if (rows.length < BATCH) continue;
    send({ kind: 'rows', rows });
    rows = [];
    await once(process, 'message');
  }
  if (rows.length > 0) send({ kind: 'rows', rows });
  send({ kind: 'end' });
} catch (error) {
  if (!(error instanceof InvalidRowError || error instanceof HucreError)) throw error;
  const isOurs = error instanceof InvalidRowError;
  send({ kind: 'invalid', message: isOurs ? error.message : 'The file is not a workbook that can be read as .xlsx' });
}

async function* readRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  const { maxRows, maxCells, maxRowLength } = LIMITS;
  let last = 0;
  let count = 0;
  let width = 0; // of the header: a sheet has no cells behind the last one of a row
  for await (const { index, values } of streamXlsxRows(bytes)) {
    const cells = values.map(cellText);
    while (cells.at(-1)?.trim() === '') cells.pop();
    if (cells.length === 0) continue;
    const number = index + 1;
    if (!Number.isSafeInteger(number) || number <= last || number > 1_048_576) {
      throw new InvalidRowError('The rows of the sheet are not in their order');
    }
    last = number;
    count += 1;
    if (count === 1) width = cells.length;
    while (cells.length < width) cells.push('');
    if (count > maxRows + 1) throw new InvalidRowError(`A file has at most ${maxRows.toLocaleString('en-IN')} rows`);
    if (cells.length > maxCells) throw new InvalidRowError(`Row ${number} has more than ${maxCells} cells`);
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length > maxRowLength) throw new InvalidRowError(`Row ${number} has more than 64 kB`);
    if (cells.some((cell) => cell.includes('\0'))) throw new InvalidRowError(`Row ${number} contains a NUL character`);
    yield { number, cells };
  }
}

/** The text of a cell; the cached value of a formula. */
function cellText(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Number.isFinite(value) ? String(Number(value.toPrecision(DIGITS))) : '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value).toWellFormed();
}
