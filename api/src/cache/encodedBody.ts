import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of bodies, the best first. */
const ENCODINGS = ['br', 'gzip'] as const;

export type ContentEncoding = (typeof ENCODINGS)[number];

/** Of ten levels, the one after which brotli takes much longer and saves little. */
const BROTLI_QUALITY = 5;

const compressors: Record<ContentEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A body that is compressed once in each encoding, when that is first asked for. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #encoded = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  encoded(encoding: ContentEncoding): Promise<Buffer> {
    const present = this.#encoded.get(encoding);
    if (present) return present;
    const encoded = compressors[encoding](this.plain);
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
