import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of bodies, the best first. */
const ENCODINGS = ['br', 'gzip'] as const;

type ContentEncoding = (typeof ENCODINGS)[number];

/** Of ten levels, the one after which brotli takes much longer and saves little. */
const BROTLI_QUALITY = 5;

const compressors: Record<ContentEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Shorter bodies are sent as they are: compressing saves nothing, and each encoded body takes memory. */
const MIN_ENCODED_BYTES = 1024;

/** A body that is compressed once in each encoding, when that is first asked for. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #encoded = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** Whether it is worth compressing. */
  get isCompressible(): boolean {
    return this.plain.length >= MIN_ENCODED_BYTES;
  }

  encoded(encoding: ContentEncoding): Promise<Buffer> {
    const present = this.#encoded.get(encoding);
    if (present) return present;
    const encoded = compressors[encoding](this.plain).then((bytes) => Buffer.from(bytes)); // zlib's buffer has room for 64 KB
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

/** The best encoding that an `Accept-Encoding` header names; null for none. */
export function acceptedEncoding(header: string | undefined): ContentEncoding | null {
  if (header === undefined) return null;
  return (
    ENCODINGS.find((encoding) => new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(header)) ??
    null
  );
}
