import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl';
import { MAX_PICTURE_BYTES } from '../../../platform/limits/uploadLimits.ts';
import { InvalidCsvError } from '../importErrors.ts';
import type { CsvFile } from '../csv/readCsv.ts';

/** The most files that are read from a zip, and the most entries with folders and what operating systems add. */
const MAX_ZIP_FILES = 2000;
const MAX_ENTRIES = 10_000;
/** The most bytes of all files together when they are unpacked: pictures are compressed already. */
const MAX_UNPACKED_BYTES = 150 * 1_048_576;
const MAX_NAME_LENGTH = 200;
const MAX_PATH_LENGTH = 500;
const MAX_SEGMENTS = 20;

/** A file in a zip. */
export interface ZippedFile {
  /** Its path in the zip, to be shown. */
  name: string;
  /** Its folders and, last, its name, in the composed form of Unicode. */
  segments: string[];
  /** Why it can't be read, in words for the admin; null when it can. */
  problem: string | null;
  /** Reads and checks its bytes. @throws Error of a damaged one */
  read: () => Promise<Buffer<ArrayBuffer>>;
}

/** An opened zip. */
export interface OpenedZip {
  files: ZippedFile[];
  /** Ends the reading, which frees the space of the temporary copy. */
  close: () => void;
}

/**
 * Opens a zip by random access, in a temporary copy that has no name on the disk any more; null for an Excel workbook, which is a zip,
 * too. Nothing is unpacked yet, and no name of the zip becomes a path on the disk. @throws InvalidCsvError
 */
export async function openZip(file: CsvFile): Promise<OpenedZip | null> {
  const { zip, byteSize } = await openCopy(file);
  try {
    const entries = await readDirectory(zip, byteSize);
    if (entries.every(({ segments }) => segments.join('/') !== '[Content_Types].xml')) {
      return { files: filesOf(zip, entries), close: () => zip.close() };
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  zip.close();
  return null;
}

/** Its handle keeps the copy until it is closed. */
async function openCopy(file: CsvFile): Promise<{ zip: ZipFile; byteSize: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zip-import-'));
  try {
    const copy = path.join(folder, 'upload.zip');
    await pipeline(file.createReadStream(), createWriteStream(copy));
    const { size: byteSize } = await stat(copy);
    return { zip: await openPromise(copy, { autoClose: false, decodeStrings: false }).catch(refuse), byteSize };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof Error && 'syscall' in cause) throw cause; // an error of the server, such as a full disk
  throw new InvalidCsvError('This zip is damaged or incomplete. Make it again and upload it.', null, { cause });
}

interface ReadEntry {
  entry: Entry;
  segments: string[];
  isTooLong: boolean;
}

/** The entries that are files, without those that operating systems add. */
async function readDirectory(zip: ZipFile, byteSize: number): Promise<ReadEntry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw tooMany();
  const entries: ReadEntry[] = [];
  let [packed, unpacked] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      const isTooLong = name.length > MAX_PATH_LENGTH || name.split(/[\\/]/, MAX_SEGMENTS + 1).length > MAX_SEGMENTS;
      const segments = segmentsOf(isTooLong ? name.slice(-MAX_NAME_LENGTH) : name);
      packed += entry.compressedSize;
      if (segments === null || isOfSystem(segments)) continue;
      unpacked += entry.uncompressedSize;
      entries.push({ entry, segments, isTooLong });
    }
  } catch (error) {
    refuse(error);
  }
  if (packed > byteSize) refuse(new Error('Entries overlap'));
  if (entries.length > MAX_ZIP_FILES) throw tooMany();
  if (unpacked > MAX_UNPACKED_BYTES) {
    throw new InvalidCsvError(
      'The files in this zip have more than 150 MB when unpacked. Upload several smaller zips.',
    );
  }
  if (entries.some(({ entry }) => entry.isEncrypted())) {
    throw new InvalidCsvError('This zip has a password. Make one without a password and upload that.');
  }
  return entries;
}

function tooMany(): InvalidCsvError {
  return new InvalidCsvError('A zip can have at most 2,000 pictures. Upload several smaller zips.');
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The name of an entry: macOS and others write UTF-8 without the flag for it. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  try {
    return UTF8.decode(fileNameRaw);
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false); // code page 437
  }
}

/** The parts of a path, which Windows may separate by backslashes; null for a folder. */
function segmentsOf(name: string): string[] | null {
  if (/[\\/]$/.test(name)) return null;
  const parts = name.normalize('NFC').split(/[\\/]/);
  return parts.map((part) => part.replace(/\p{C}/gu, '').trim()).filter((part) => !['', '.', '..'].includes(part));
}

const SYSTEM_FILE = /^(?:\._.*|\.ds_store|thumbs\.db|ehthumbs\.db|desktop\.ini)$/i;

function isOfSystem(segments: readonly string[]): boolean {
  return segments.length === 0 || segments.includes('__MACOSX') || SYSTEM_FILE.test(segments.at(-1) ?? '');
}

function filesOf(zip: ZipFile, entries: readonly ReadEntry[]): ZippedFile[] {
  const names = new Set<string>();
  return entries.map(({ entry, segments, isTooLong }) => {
    const path = segments.join('/');
    const isRepeated = names.has(path);
    names.add(path);
    const ofName = isTooLong ? 'Its name or path is too long. Shorten it.' : null;
    const ofRepeated = isRepeated ? 'The zip has another file with this name' : null;
    return {
      name: isTooLong || path.length > MAX_NAME_LENGTH ? `…${path.slice(1 - MAX_NAME_LENGTH).toWellFormed()}` : path,
      segments,
      problem: ofName ?? ofRepeated ?? problemOf(entry),
      read: () => readEntry(zip, entry),
    };
  });
}

const FILE_TYPE_BITS = 0o170000;
const LINK = 0o120000;

function problemOf(entry: Entry): string | null {
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE_BITS) === LINK) return 'It’s a link to a file, not a picture';
  if (!entry.canDecodeFileData()) return 'It’s packed in a way we can’t read. Make a plain zip.';
  if (entry.uncompressedSize === 0) return 'It’s empty';
  return entry.uncompressedSize > MAX_PICTURE_BYTES ? 'This picture is larger than 5 MB' : null;
}

/** yauzl ends the stream with an error where the size is not the declared one. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(await arrayBuffer(await zip.openReadStreamPromise(entry)));
  if (crc32(bytes) !== entry.crc32) throw new Error('The checksum is wrong');
  return bytes;
}
