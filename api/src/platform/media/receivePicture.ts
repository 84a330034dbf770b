import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_PICTURE_BYTES } from '../limits/uploadLimits.ts';
import { InvalidPictureError } from './invalidPicture.ts';
import { checkPictureType, TYPE_SNIFF_BYTES } from './pictureType.ts';

const TOO_LARGE = 'This picture is larger than 5 MB';

/** An upload in progress. It can be read several times from its start. */
export interface PictureUpload {
  createReadStream(): Readable;
}

/** A complete upload that is not in memory yet. */
export interface ReceivedPicture {
  read(): Promise<Buffer>;
}

/** Waits for a complete upload; an unsupported type is refused after the first bytes. @throws InvalidPictureError */
export async function receivePicture(upload: Promise<PictureUpload>): Promise<ReceivedPicture> {
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
