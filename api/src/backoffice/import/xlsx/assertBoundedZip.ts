import { InvalidCsvError } from '../importErrors.ts';

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
export function assertBoundedZip(bytes: Buffer): void {
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
  if (unpacked > MAX_UNPACKED_BYTES)
    throw new InvalidCsvError('The workbook is larger than 256 MB when it is unpacked');
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
  return new InvalidCsvError('The file is not a workbook that can be read as .xlsx');
}
