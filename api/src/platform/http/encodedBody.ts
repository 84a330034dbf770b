import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

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

/** A body that is compressed once in each encoding, when that is first asked for. One of Node.js's shared buffers would keep 64 KB. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #encoded = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(text: string) {
    this.plain = Buffer.from(new TextEncoder().encode(text).buffer);
  }

  /** Whether it is worth compressing. */
  get isCompressible(): boolean {
    return this.plain.length >= MIN_ENCODED_BYTES;
  }

  encoded(encoding: ContentEncoding): Promise<Buffer> {
    const present = this.#encoded.get(encoding);
    if (present) return present;
    const encoded = compressors[encoding](this.plain).then((bytes) => Buffer.from(new Uint8Array(bytes).buffer)); // zlib's has room for 64 KB
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

interface MediaRange {
  name: string;
  quality: number;
}

/**
 * Those of the offered media types that an `Accept` header accepts, the best first: by their quality, then by how closely the header names
 * them, then in the order of the offer. Without a header every type is accepted. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function acceptedMediaTypes(accept: string | undefined, offered: readonly string[]): string[] {
  const ranges = (accept?.trim() || '*/*').toLowerCase().split(',').map(readRange);
  return offered
    .map((type) => ({ type, ...closestRange(type, ranges) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || other.closeness - one.closeness)
    .map(({ type }) => type);
}

/** The quality of the most specific range that includes a type; 0 when none does. */
function closestRange(type: string, ranges: readonly MediaRange[]): { quality: number; closeness: number } {
  const names = ['*/*', `${type.slice(0, type.indexOf('/'))}/*`, type];
  const closeness = names.findLastIndex((name) => ranges.some((range) => range.name === name));
  const qualities = ranges.filter(({ name }) => name === names[closeness]).map(({ quality }) => quality);
  return { quality: Math.max(0, ...qualities), closeness };
}

/** Parameters other than the quality do not distinguish what the shop offers. A quality that is no number counts as none. */
function readRange(text: string): MediaRange {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  return { name, quality: quality !== undefined && /^[01](\.\d*)?$/.test(quality) ? Number(quality) : 1 };
}

/** Adds names of request headers to those that the response depends on, such as `Origin`. */
export function appendVary(reply: FastifyReply, names: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present ? `${String(present)}, ${names}` : names);
}

/** Sends a body in the best encoding that the `Accept-Encoding` header names. */
export async function sendEncoded(accepted: string | undefined, reply: FastifyReply, body: EncodedBody) {
  const encoding = acceptedEncoding(accepted);
  if (encoding === null || !body.isCompressible) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}
