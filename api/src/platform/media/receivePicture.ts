import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { MAX_PICTURE_BYTES } from '../limits/uploadLimits.ts';
import { defineUserError } from '../core/errors/userError.ts';

/** The reason why a picture is refused. */
export type InvalidPictureReason = 'WRONG_TYPE' | 'TOO_LARGE' | 'UNREADABLE' | 'NOT_STORED';

/** The message says what the user can do. */
export class InvalidPictureError extends defineUserError({
  description:
    'The picture was refused: its type is not supported, it is too large or unreadable, or storing it failed.',
}) {
  readonly reason: InvalidPictureReason;

  constructor(reason: InvalidPictureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The types that are decoded. The messages name those that a shop has; what else is read costs its owner no thought. */
const TYPES = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif'];

const ADVICE = 'Choose a JPEG, PNG, WebP or AVIF picture';

const HEIC =
  'HEIC photos aren’t supported. On an iPhone, choose Settings → Camera → Formats → Most Compatible, or save it as a JPEG.';

const SVG = 'SVG files aren’t supported. Save it as a PNG and upload that.';

/** The number of bytes from which the type of a file is detected. */
const TYPE_SNIFF_BYTES = 4100;

const TOO_LARGE = 'This picture is larger than 5 MB';

/** An upload in progress. It can be read several times from its start. */
export interface PictureUpload {
  createReadStream(): Readable;
}

/** Waits for a complete upload, which is not read into memory yet; an unsupported type is refused after the first bytes. @throws InvalidPictureError */
export async function receivePicture(upload: Promise<PictureUpload>) {
  return withPictureErrors(async () => {
    const file = await upload;
    await checkWhileReceiving(file.createReadStream());
    return { read: () => withPictureErrors(() => buffer(file.createReadStream())) };
  });
}

async function checkWhileReceiving(stream: Readable): Promise<void> {
  let head = Buffer.alloc(0);
  let isChecked = false;
  let bytes = 0;
  for await (const part of stream) {
    const chunk = part as Buffer; // a stream without an encoding
    bytes += chunk.length;
    if (bytes > MAX_PICTURE_BYTES) throw new InvalidPictureError('TOO_LARGE', TOO_LARGE); // the server accepts larger files for imports
    if (isChecked) continue; // the rest is only counted
    head = Buffer.concat([head, chunk]);
    if (head.length < TYPE_SNIFF_BYTES) continue;
    await checkPictureType(head);
    isChecked = true;
  }
  if (!isChecked) await checkPictureType(head);
}

async function withPictureErrors<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw asInvalidPicture(error);
  }
}

/** Translates a failed upload to an error for the user; a system error, such as a full disk, is returned unchanged. */
function asInvalidPicture(error: unknown): unknown {
  if (error instanceof InvalidPictureError || !(error instanceof Error) || 'syscall' in error) return error;
  const isTooLarge = 'status' in error && error.status === 413;
  return isTooLarge
    ? new InvalidPictureError('TOO_LARGE', TOO_LARGE, { cause: error })
    : new InvalidPictureError('UNREADABLE', 'The upload didn’t finish. Please try again.', { cause: error });
}

/**
 * Checks the type of the content; the file's name and declared type are ignored.
 * @throws InvalidPictureError with the format and the way out for an unsupported type
 */
async function checkPictureType(firstBytes: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(firstBytes);
  if (TYPES.includes(type?.mime ?? '')) return;
  throw new InvalidPictureError('WRONG_TYPE', adviceOn(type, firstBytes));
}

function adviceOn(type: { mime: string; ext: string } | undefined, firstBytes: Buffer): string {
  if (type && /^image\/hei[cf]/.test(type.mime)) return HEIC;
  if (/<svg[\s>]/i.test(firstBytes.toString())) return SVG;
  return type ? `${type.ext.toUpperCase()} files aren’t supported. ${ADVICE}` : ADVICE;
}
