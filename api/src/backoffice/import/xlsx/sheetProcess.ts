import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { HucreError, readXlsx, type Sheet, type SheetFilterInfo, type CellValue } from 'hucre';
import { findHeader, HEADER_ROWS } from '../mapping/guessColumns.ts';
import { LIMITS, type SheetMessage, type SheetRow } from './sheetMessages.ts';

/** The digits of a number that a spreadsheet shows; those behind come from binary fractions. */
const DIGITS = 15;

const ZEROS = /^0{2,}$/;

/**
 * A program that reads a sheet of a workbook from its input. `readXlsx` starts it with a limit of its memory, so that a hostile file ends
 * it and not the server. It sends the sheet's name, then some rows, and waits for a message before it sends more.
 */
const BATCH = 500;
const MIN_KNOWN = 2;

const send = (message: SheetMessage) => process.send?.(message);

/** A row that can't be imported. */
class InvalidRowError extends Error {}

try {
  const bytes = await buffer(process.stdin);
  const sheet = await readSheet(bytes);
  await sendAndWait({ kind: 'sheet', name: sheet.name });
  let rows: SheetRow[] = [];
  for (const row of rowsOf(sheet)) {
    rows.push(row);
    if (rows.length < BATCH) continue;
    await sendAndWait({ kind: 'rows', rows });
    rows = [];
  }
  if (rows.length > 0) send({ kind: 'rows', rows });
  send({ kind: 'end' });
} catch (error) {
  if (!(error instanceof InvalidRowError || error instanceof HucreError)) throw error;
  const isOurs = error instanceof InvalidRowError;
  send({ kind: 'invalid', message: isOurs ? error.message : 'We can’t read this file as an .xlsx workbook' });
}

async function sendAndWait(message: SheetMessage): Promise<void> {
  send(message);
  await once(process, 'message');
}

/** The first visible sheet with a header; without one the first visible sheet that is not blank. */
async function readSheet(bytes: Buffer): Promise<Sheet> {
  const infos: SheetFilterInfo[] = [];
  await readXlsx(bytes, {
    sheets: (info) => {
      infos.push(info);
      return false;
    },
  });
  const visible = infos.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  let fallback: number | undefined;
  for (const { index } of visible) {
    const sheet = await readOne(bytes, index);
    const first = sheet.rows.slice(0, HEADER_ROWS).map((_values, at) => textsOf(sheet, at));
    if (findHeader(first).knownCount >= MIN_KNOWN) return sheet;
    if (first.some((cells) => cells.length > 0)) fallback ??= index;
  }
  return readOne(bytes, fallback ?? visible[0]?.index ?? 0);
}

async function readOne(bytes: Buffer, index: number): Promise<Sheet> {
  const { sheets } = await readXlsx(bytes, { sheets: [index], readStyles: true });
  const [sheet] = sheets;
  if (!sheet) throw new InvalidRowError('The workbook has no visible sheet');
  return sheet;
}

function* rowsOf(sheet: Sheet): Generator<SheetRow> {
  const { maxCells, maxRowLength } = LIMITS;
  for (const at of sheet.rows.keys()) {
    const cells = textsOf(sheet, at);
    if (cells.length === 0) continue;
    const number = at + 1;
    if (cells.length > maxCells) throw new InvalidRowError(`Row ${number} has more than ${maxCells} cells`);
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length > maxRowLength) throw new InvalidRowError(`Row ${number} has more than 64 kB`);
    if (cells.some((cell) => cell.includes('\0'))) throw new InvalidRowError(`Row ${number} contains a NUL character`);
    yield { number, cells };
  }
}

/** The texts of a row's cells, up to the last one that is not blank. */
function textsOf(sheet: Sheet, at: number): string[] {
  const cells = (sheet.rows[at] ?? []).map((value, column) =>
    cellText(value, sheet.cells?.get(`${at},${column}`)?.style?.numFmt),
  );
  while (cells.at(-1)?.trim() === '') cells.pop();
  return cells;
}

/** The text of a cell; the cached value of a formula. A number with a format of percent or of leading zeros has the text that is shown. */
function cellText(value: CellValue, format = ''): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(value, format);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value).toWellFormed();
}

function numberText(value: number, format: string): string {
  if (!Number.isFinite(value)) return '';
  if (format.includes('%')) return `${rounded(value * 100)}%`;
  return ZEROS.test(format) && Number.isInteger(value) && value >= 0
    ? String(value).padStart(format.length, '0')
    : String(rounded(value));
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
