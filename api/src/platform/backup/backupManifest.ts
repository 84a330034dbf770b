import { createHash } from 'node:crypto';
import { open, readFile, rename, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Gzip } from 'node:zlib';
import { z } from 'zod';
import { StartupError } from '../config/startupError.ts';

const MANIFEST = 'manifest.json';
/** Another arrangement of the files gets another number. */
const FORMAT = 1;

/** The archive of the cluster, and the password of its role. */
export const CLUSTER_ARCHIVE = 'postgres/base.tar.gz';
export const CLUSTER_PASSWORD = 'postgres/password';
/** The folders of DATA_DIR that are copied file by file. Resized pictures are made again. */
export const COPIED_FOLDERS = ['media/originals', 'secrets', 'outbox'] as const;
/** What a shop has in DATA_DIR; a restore replaces all of it. */
export const DATA_PARTS = ['postgres', 'media', 'secrets', 'outbox'] as const;

/** A path in the backup is one of those above, so that a forged manifest names no file elsewhere. */
const FILE = new RegExp(
  `^(${CLUSTER_ARCHIVE}|${CLUSTER_PASSWORD}|(${COPIED_FOLDERS.join('|')})/(?!\\.\\.?$)[^/\\\\\\0]+)$`,
);

const contentShape = z.strictObject({
  createdAt: z.iso.datetime(),
  /** Such as linux-x64: PostgreSQL's files are of one architecture. */
  platform: z.string(),
  postgresMajor: z.int(),
  /** The migrations of the database, oldest first. */
  migrations: z.array(z.string()),
  files: z.array(z.strictObject({ path: z.string().regex(FILE), size: z.int(), sha256: z.string() })),
});

const envelopeShape = z.object({ format: z.int() });
const manifestShape = z.strictObject({ format: z.literal(FORMAT), sha256: z.string(), content: contentShape });

export type BackupContent = z.infer<typeof contentShape>;

/** The platform of this process, as a manifest names it. */
export const PLATFORM = `${process.platform}-${process.arch}`;

/** Completes a backup: a folder without this file is none. */
export async function writeManifest(directory: string, content: BackupContent): Promise<void> {
  const file = path.join(directory, MANIFEST);
  const handle = await open(`${file}.new`, 'wx', 0o600);
  await handle.writeFile(`${JSON.stringify({ format: FORMAT, sha256: checksum(content), content }, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
  await syncDirectory(directory);
}

/** @throws StartupError when the folder is no complete backup, or one of another format */
export async function readManifest(directory: string): Promise<BackupContent> {
  const file = path.join(directory, MANIFEST);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new StartupError(`${directory} is not a complete backup: it has no ${MANIFEST}.`);
  });
  const json = parse(text);
  const envelope = envelopeShape.safeParse(json);
  if (envelope.success && envelope.data.format !== FORMAT)
    throw new StartupError(
      `The backup in ${directory} has the format ${envelope.data.format}, and this release reads ${FORMAT}: restore it with the release that made it.`,
    );
  const manifest = manifestShape.safeParse(json);
  if (!manifest.success || checksum(manifest.data.content) !== manifest.data.sha256)
    throw new StartupError(`The backup is damaged: ${file} is not what was written.`);
  return manifest.data.content;
}

/** Renames within the folder last a crash of the machine. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  await handle.sync();
  await handle.close();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checksum(content: BackupContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Writes a new file that only its owner can read, to the disk before it resolves. Folders are created for their owner alone, too. */
export async function writePrivately(source: Readable, target: string, gzip?: Gzip) {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const { digest, pass } = digesting();
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await (gzip ? pipeline(source, gzip, pass, file) : pipeline(source, pass, file));
  return digest();
}

/** Reads a file for its digest. */
export async function digestOf(file: string) {
  const { digest, pass } = digesting();
  await pipeline(createReadStream(file), pass, async (chunks) => {
    for await (const _chunk of chunks);
  });
  return digest();
}

function digesting() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    /** Size and SHA-256 in hex of what was read. */
    digest: () => ({ size, sha256: hash.digest('hex') }),
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
  };
}

const INTERVAL_MS = 1000;

/** Where the commands print a line. */
export type Print = (line: string) => void;

/** Prints how much of long work is done, at most once a second. */
export function progressOf(what: string, unit: 'MB' | 'files', print: Print): (done: number, total: number) => void {
  let last = Date.now();
  const scale = unit === 'MB' ? 1_048_576 : 1;
  return (done, total) => {
    if (Date.now() - last < INTERVAL_MS) return;
    last = Date.now();
    print(`${what}: ${Math.floor(done / scale)} of ${Math.ceil(Math.max(done, total) / scale)} ${unit}`);
  };
}
