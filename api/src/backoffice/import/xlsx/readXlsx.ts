import { fork, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { unescapeFormula } from '../../../platform/core/csv.ts';
import type { CsvFile, CsvRecord } from '../csv/readCsv.ts';
import { InvalidCsvError } from '../importErrors.ts';
import { assertBoundedZip } from './assertBoundedZip.ts';
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
    if (isLate) throw new InvalidCsvError(`The workbook takes more than ${MAX_SECONDS} seconds to read`);
    if (code === 1) throw new Error('The reader of a workbook has failed');
    throw new InvalidCsvError('The workbook is too large to read. Save its sheet as CSV UTF-8.');
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
