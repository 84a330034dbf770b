import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_PICTURE_BYTES } from '../graphql/uploadLimits.ts';
import { InvalidPictureError } from './invalidPicture.ts';
import { pixelLimit, TYPE_BYTES } from './pictureType.ts';

const TOO_LARGE = 'This picture is larger than 5 MB';

/** A file on its way to us. It can be read several times, from its start. */
export interface PictureUpload {
  createReadStream(): Readable;
}

/** A file that has arrived whole, but is not in memory yet. */
export interface ArrivedPicture {
  /** How many pixels one of its type may have. */
  maxPixels: number;
  read(): Promise<Buffer>;
}

/** Waits for a file to arrive; one of a type that we do not take is refused as soon as it begins. @throws InvalidPictureError */
export async function arrivedPicture(upload: Promise<PictureUpload>): Promise<ArrivedPicture> {
  return inWords(async () => {
    const file = await upload;
    const maxPixels = await checkedWhileArriving(file.createReadStream());
    return { maxPixels, read: () => inWords(() => buffer(file.createReadStream())) };
  });
}

async function checkedWhileArriving(stream: Readable): Promise<number> {
  let beginning = Buffer.alloc(0);
  let maxPixels: number | undefined;
  let bytes = 0;
  for await (const part of stream) {
    const chunk = part as Buffer; // a stream without an encoding
    bytes += chunk.length;
    if (bytes > MAX_PICTURE_BYTES) throw new InvalidPictureError('TOO_LARGE', TOO_LARGE); // an admin may send larger files
    if (maxPixels !== undefined) continue; // the rest is only waited for
    beginning = Buffer.concat([beginning, chunk]);
    if (beginning.length >= TYPE_BYTES) maxPixels = await pixelLimit(beginning);
  }
  return maxPixels ?? pixelLimit(beginning);
}

async function inWords<T>(reading: () => Promise<T>): Promise<T> {
  try {
    return await reading();
  } catch (error) {
    throw asInvalidPicture(error);
  }
}

/** What may go wrong on the way, in words for the shopper; a trouble of ours, such as a full disk, stays what it is. */
function asInvalidPicture(error: unknown): unknown {
  if (error instanceof InvalidPictureError || !(error instanceof Error) || 'syscall' in error) return error;
  const isTooLarge = 'status' in error && error.status === 413;
  return isTooLarge
    ? new InvalidPictureError('TOO_LARGE', TOO_LARGE, { cause: error })
    : new InvalidPictureError('UNREADABLE', 'The picture did not arrive whole. Please try again.', { cause: error });
}
