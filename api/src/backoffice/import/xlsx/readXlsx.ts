import { fork, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { unescapeFormula } from '../../../platform/core/csv.ts';
import type { CsvFile, CsvRecord } from '../csv/readCsv.ts';
import { InvalidCsvError } from '../importErrors.ts';
import type { SheetMessage } from './sheetMessages.ts';

const PROGRAM = fileURLToPath(new URL('./sheetProcess.ts', import.meta.url));

const MAX_MEMORY_MB = 256;

const MAX_SECONDS = 60;

/**
 * Reads the rows of a workbook's sheet as a stream, without blank ones. A process of its own reads it, with a limit of its memory and its
 * time and without the settings of the server: a thread that runs out of memory would end the server. @throws InvalidCsvError
 */
export async function readXlsx(file: CsvFile): Promise<{ sheet: string; records: AsyncGenerator<CsvRecord> }> {
  const bytes = await buffer(file.createReadStream());
  assertBoundedZip(bytes);
  const messages = readMessages(startProcess(bytes));
  const { value: first } = (await messages.next()) as IteratorResult<SheetMessage, undefined>;
  return { sheet: first?.kind === 'sheet' ? first.name : '', records: recordsOf(messages) };
}

async function* recordsOf(messages: AsyncGenerator<SheetMessage>): AsyncGenerator<CsvRecord> {
  for await (const message of messages) {
    if (message.kind !== 'rows') continue;
    for (const { number, cells } of message.rows) yield { number, cells: cells.map(unescapeFormula) };
  }
}

async function* readMessages(reader: ChildProcess): AsyncGenerator<SheetMessage> {
  const exited = once(reader, 'exit') as Promise<[number | null]>;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reader.kill('SIGKILL');
  }, MAX_SECONDS * 1000);
  try {
    const messages = on(reader, 'message', { close: ['disconnect'] }) as AsyncIterable<[SheetMessage]>; // what it sends
    for await (const [message] of messages) {
      if (message.kind === 'end') return;
      if (message.kind === 'invalid') throw new InvalidCsvError(message.message);
      yield message;
      reader.send('next', () => undefined); // it may have ended after its last rows
    }
    const [code] = await exited; // it sent no end
    if (isLate) throw new InvalidCsvError(`The workbook took more than ${MAX_SECONDS} seconds to read`);
    if (code === 1) throw new Error('The workbook couldn’t be read');
    throw new InvalidCsvError('The workbook is too large to read. Save the sheet as CSV UTF-8.');
  } finally {
    clearTimeout(timer);
    reader.kill('SIGKILL');
  }
}

function startProcess(bytes: Buffer): ChildProcess {
  const reader = fork(PROGRAM, [], {
    env: {},
    execArgv: [`--max-old-space-size=${MAX_MEMORY_MB}`],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  reader.stdin?.on('error', () => undefined); // it may end before it has read everything
  reader.stdin?.end(bytes);
  return reader;
}

const MAX_UNPACKED_BYTES = 256 * 1_048_576;

const MAX_ENTRIES = 10_000;

const END_SIGNATURE = 0x06054b50;

const ENTRY_SIGNATURE = 0x02014b50;

const END_LENGTH = 22;

const ENTRY_LENGTH = 46;

const MAX_COMMENT = 65_535;

/**
 * Checks the sizes that the directory of a ZIP archive declares, before anything is unpacked: the reader unpacks no more of an entry than
 * it declares. @throws InvalidCsvError for an archive that is no archive, or that unpacks to more than 256 MB
 */
function assertBoundedZip(bytes: Buffer): void {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let unpacked = 0;
  if (count > MAX_ENTRIES) throw new InvalidCsvError('The workbook has too many parts');
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw broken();
    const [packedSize, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    if (size === 0 && !name.endsWith('/') && packedSize !== 0 && packedSize !== 2) throw broken(); // a reader would look for the size elsewhere
    unpacked += size; // 4 GB for an archive with 64-bit sizes, which is none of 32 MB
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (unpacked > MAX_UNPACKED_BYTES) throw new InvalidCsvError('The workbook is larger than 256 MB when unzipped');
}

/** The position of the record at the end of an archive. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw broken();
}

function broken(): InvalidCsvError {
  return new InvalidCsvError('We can’t read this file as an .xlsx workbook');
}
