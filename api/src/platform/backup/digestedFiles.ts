import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Gzip } from 'node:zlib';

/** Size and SHA-256 in hex of what was read. */
export interface Digest {
  size: number;
  sha256: string;
}

/** Writes a new file that only its owner can read, to the disk before it resolves. Folders are created for their owner alone, too. */
export async function writePrivately(source: Readable, target: string, gzip?: Gzip): Promise<Digest> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const { digest, pass } = digesting();
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await (gzip ? pipeline(source, gzip, pass, file) : pipeline(source, pass, file));
  return digest();
}

/** Reads a file for its digest. */
export async function digestOf(file: string): Promise<Digest> {
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
    digest: (): Digest => ({ size, sha256: hash.digest('hex') }),
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
  };
}
