import { isUtf8 } from 'node:buffer';
import { InvalidCsvError } from '../importErrors.ts';

const NEW_LINE = 0x0a;

/** Passes on whole lines of UTF-8 text that the database can store. @throws InvalidCsvError with the number of the first other line */
export async function* assertUtf8(bytes: AsyncIterable<Buffer>, maxLineBytes: number): AsyncGenerator<Buffer> {
  let line = 1;
  let begun = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const read = Buffer.concat([begun, chunk]);
    const end = read.lastIndexOf(NEW_LINE) + 1;
    const whole = read.subarray(0, end);
    line += check(whole, line);
    begun = read.subarray(end);
    if (begun.length > maxLineBytes) throw new InvalidCsvError(`Line ${line} is too long`, line);
    if (whole.length > 0) yield whole;
  }
  check(begun, line);
  if (begun.length > 0) yield begun;
}

/** The number of lines that end in the text. */
function check(text: Buffer, firstLine: number): number {
  const isText = isUtf8(text) && !text.includes(0);
  let line = firstLine;
  for (let from = 0; from < text.length; line += 1) {
    const at = text.indexOf(NEW_LINE, from);
    const to = at < 0 ? text.length : at + 1;
    if (!isText) checkLine(text.subarray(from, to), line);
    from = to;
  }
  return line - firstLine;
}

function checkLine(text: Buffer, line: number): void {
  if (!isUtf8(text)) throw new InvalidCsvError(`Line ${line} is not UTF-8. Save the file as CSV UTF-8.`, line);
  if (text.includes(0)) throw new InvalidCsvError(`Line ${line} contains a NUL character`, line);
}
